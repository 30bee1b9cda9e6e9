import { Button, Fieldset, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSize } from '../../domain/catalogue/sizes/glove-size.ts';
import { formatPrice } from '../../domain/pricing/price.ts';
import type { PriceDecision } from '../../domain/pricing/price-decision.ts';
import { QUANTITY_UNITS, type QuantityUnit } from '../../domain/pricing/quantity-break.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { AlertBlock } from '../kit/alert-block.tsx';
import { DateField, SelectField, TextField } from '../kit/form/form-fields.tsx';
import { SaveForm } from '../kit/form/save-form.tsx';
import { useStaffForm } from '../kit/form/use-staff-form.ts';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import styles from './company-prices/company-prices-page.module.css';
import { DecisionExplanation } from './decision-explanation.tsx';
import { SizePriceLines } from './size-price-lines.tsx';
import type { SizePrice } from './size-prices.server.ts';
import { usePriceSaveMessages } from './use-price-save-messages.ts';

type PriceFinderProps = {
	/** The element's id, for the button that opens it. */
	id: string;
	isHidden: boolean;
	companyId: string;
	/** The date selected on the page. */
	date: string;
	/** Suggestions; any other glove can be typed. */
	gloves: readonly { partNumber: string; name: string }[];
};

type FoundPrice = PriceDecision & {
	glove: { partNumber: string; name: string };
	size?: string;
	sizePrices: SizePrice[];
	asked: { count: number; unit: QuantityUnit; pairsEach: number };
};
type Typed = { glove: string; quantity: string; unit: QuantityUnit; date: string };
type Candidate = { id: string; name: string };

/** Looks up the price of a glove at a quantity on a day, and the rule that decided it. */
export function PriceFinder({ id, isHidden, companyId, date, gloves }: PriceFinderProps) {
	const locale = useLocale();
	const t = useTranslations('pricing.ask');
	const sendRequest = useStaffRequest();
	const messages = usePriceSaveMessages();
	const form = useStaffForm<Typed>({ initial: { glove: '', quantity: '1', unit: 'pair', date } });
	const [refusal, setRefusal] = useState<string>();
	const [candidates, setCandidates] = useState<readonly Candidate[]>([]);
	const [answer, setAnswer] = useState<FoundPrice>();
	/** The text for which the candidates were found. */
	const [heading, setHeading] = useState<string>();
	const [busy, setBusy] = useState(false);

	async function findPrice(what: Typed) {
		setBusy(true);
		form.showErrors([]);
		setRefusal(undefined);
		const query = new URLSearchParams({ company: companyId, ...what });
		const result = await sendRequest<FoundPrice>(`/api/admin/pricing/effective?${query}`);
		setBusy(false);
		setAnswer(result.ok ? result.answer : undefined);
		setCandidates([]);
		if (result.ok) return;
		const found = (result.answer as { candidates?: Candidate[] } | undefined)?.candidates ?? [];
		setCandidates(found);
		if (result.status === 0) setRefusal(messages.unanswered);
		else if (result.errors.length === 0) setRefusal(result.detail);
		form.showErrors(found.length > 0 ? [{ path: 'glove', message: t('several') }] : result.errors);
		setHeading(result.errors[0]?.message.split(': ', 1)[0]);
	}

	function pick({ id }: Candidate) {
		form.set('glove', formatPartNumber(id));
		findPrice({ ...form.value, glove: formatPartNumber(id) });
	}

	return (
		<Paper
			component="section"
			id={id}
			display={isHidden ? 'none' : undefined}
			p="lg"
			mb="md"
			aria-label={t('title')}
		>
			<Stack>
				<SaveForm form={form} busy={busy} onSubmit={() => findPrice(form.value)}>
					<div className={styles.asked}>
						<TextField
							path="glove"
							label={t('glove')}
							choices={gloves.map(({ partNumber }) => formatPartNumber(partNumber))}
							notes={new Map(gloves.map(({ partNumber, name }) => [formatPartNumber(partNumber), name]))}
							placeholder={t('gloveHint')}
							maxLength={200}
						/>
						<TextField
							path="quantity"
							label={t(`counts.${form.value.unit}`)}
							inputMode="numeric"
							maxLength={7}
						/>
						<SelectField
							path="unit"
							label={t('unit')}
							choices={QUANTITY_UNITS.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
						/>
						<DateField path="date" label={t('date')} required />
						<Button type="submit" variant="default" loading={busy}>
							{t('submit')}
						</Button>
					</div>
				</SaveForm>
				{refusal && candidates.length === 0 && <AlertBlock tone="error">{refusal}</AlertBlock>}
				{candidates.length > 0 && (
					<Fieldset legend={heading}>
						<Group gap="xs">
							{candidates.map((one) => (
								<Button key={one.id} variant="default" onClick={() => pick(one)}>
									{formatPartNumber(one.id)} <bdi>{one.name}</bdi>
								</Button>
							))}
						</Group>
					</Fieldset>
				)}
				<div role="status" className={styles.status}>
					{answer && (
						<div className={styles.answer}>
							<p>
								<strong>{formatPartNumber(answer.glove.partNumber)}</strong> <bdi>{answer.glove.name}</bdi>
								{answer.size !== undefined && <> · {formatSize(answer.size, locale)}</>}
								{answer.asked.unit !== 'pair' && (
									<>
										{' · '}
										{t('packs', {
											count: answer.asked.count,
											unit: answer.asked.unit,
											pairs: answer.quantity,
										})}
									</>
								)}
							</p>
							{answer.cents === undefined ? (
								<p>
									{t('none', {
										glove: formatPartNumber(answer.glove.partNumber),
										day: formatCalendarDate(answer.date, locale),
									})}
								</p>
							) : (
								<p>
									<Text component="strong" ff="heading" fz="var(--text-3xl)" fw={900} lh={1}>
										{formatPrice(answer.cents, answer.currency, locale)}
									</Text>{' '}
									{t('each')}
									{answer.quantity > 1 && (
										<Text span c="dimmed" ml="md">
											{t('total', {
												total: formatPrice(answer.cents * answer.quantity, answer.currency, locale),
												quantity: answer.quantity,
											})}
										</Text>
									)}
								</p>
							)}
							{answer.size === undefined && (
								<SizePriceLines sizePrices={answer.sizePrices} currency={answer.currency} />
							)}
							<DecisionExplanation decision={answer} />
						</div>
					)}
				</div>
			</Stack>
		</Paper>
	);
}
