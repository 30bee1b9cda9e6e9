import { List, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { formatPrice } from '../../domain/pricing/price.ts';
import type { PassedSource, PriceDecision, PriceStep } from '../../domain/pricing/price-decision.ts';
import { formatterFor } from '../../platform/i18n/formatter.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';

/** Explains the rule that decided a price, step by step, and why the others did not apply. */
export function DecisionExplanation({ decision }: { decision: PriceDecision }) {
	const t = useTranslations('pricing');
	const explainStep = useStepExplanation(decision);
	const explainPassed = usePassedExplanation();
	const passed = [
		...decision.passed.map(explainPassed),
		...decision.passedBreaks.map(({ unit, why }) =>
			t(`ask.passed.break.${why}`, { unit: t(`breaks.${unit}`) }),
		),
	];
	return (
		<>
			{decision.steps.length > 0 && (
				<div>
					<Text component="h3" ff="text" fz="sm" fw={700} tt="none">
						{t('ask.why')}
					</Text>
					<List type="ordered">
						{decision.steps.map((step) => (
							<List.Item key={JSON.stringify(step)}>{explainStep(step)}</List.Item>
						))}
					</List>
				</div>
			)}
			{passed.length > 0 && (
				<div>
					<Text component="h3" ff="text" fz="sm" fw={700} tt="none">
						{t('ask.not')}
					</Text>
					<ul role="list" className="quiet">
						{passed.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</div>
			)}
		</>
	);
}

function useStepExplanation({ currency }: PriceDecision): (step: PriceStep) => string {
	const locale = useLocale();
	const t = useTranslations('pricing');
	return (step) => {
		const from = t(`breaks.from.${step.unit}`);
		if (step.kind === 'override') return t('ask.override', { from, reason: step.reason });
		const list = step.listName;
		if (step.kind === 'line') {
			const price = formatPrice(step.cents, currency, locale);
			if (step.since === undefined) return t('ask.line', { list, from, price });
			return t('ask.lineSince', { list, from, price, day: formatCalendarDate(step.since, locale) });
		}
		if (step.kind === 'size') {
			return t('ask.size', {
				list,
				place: step.place,
				size: formatSize(step.size, locale),
				more: formatPrice(step.cents, currency, locale),
			});
		}
		const percent = formatterFor(locale).number(step.hundredths / 100);
		const { place: position } = step;
		if (step.scope === 'all') return t('ask.all', { list, percent, from });
		if (step.scope === 'category')
			return t('ask.category', { list, percent, from, place: position, target: step.target });
		return t('ask.gloveRule', {
			list,
			percent,
			from,
			place: position,
			target: formatPartNumber(step.target),
		});
	};
}

function usePassedExplanation(): (passed: PassedSource) => string {
	const locale = useLocale();
	const t = useTranslations('pricing.ask.passed');
	return ({ source, why, listName: list, day: date }) => {
		const day = formatCalendarDate(date, locale);
		if (source === 'override')
			return t(why === 'notYet' || why === 'over' ? `override.${why}` : 'override.other', { day });
		if (source === 'template') return t(`template.${why}`, { list, day });
		const known = why === 'otherCurrency' || why === 'outranked' || why === 'unreadable' ? 'other' : why;
		return t(`standard.${known}`, { list, day });
	};
}
