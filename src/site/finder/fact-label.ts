import { useTranslations } from 'use-intl';
import { formatFactsQuery } from '../../domain/fit/facts-address.ts';
import type { Facts } from '../../domain/fit/reading/task-facts.ts';
import { WELDING_POSITIONS, WELDING_PROCESSES, weldingNameIn } from '../../domain/ratings/welding-process.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';

/** One fact of a job: its param in the address, and its label. */
export type NamedFact = { name: string; value: string; label: string };

/** Labels each fact of a job in a few words, in the order of the address. */
export function useNamedFacts(): (facts: Facts) => NamedFact[] {
	const t = useTranslations('finder');
	const locale = useLocale();

	function nameOf(
		all: readonly { code: string; label: string; french: string }[],
		value: string,
	): string | undefined {
		const found = all.find(({ code }) => code.toLowerCase() === value);
		return found && weldingNameIn(found, locale);
	}

	function wordAmps(value: string): string {
		const [owner, range] = value.includes(':') ? value.split(':', 2) : ['', value];
		const [low = '', high] = (range ?? '').split('-', 2);
		const amps =
			high === undefined
				? t('amps.exact', { amps: low })
				: high === ''
					? t('amps.over', { amps: low })
					: low === ''
						? t('amps.upTo', { amps: high })
						: t('amps.range', { from: low, to: high });
		if (owner === '' || owner === undefined) return amps;
		const process = WELDING_PROCESSES.find(({ code }) => code.toLowerCase() === owner);
		if (process) return t('amps.ofProcess', { process: weldingNameIn(process, locale), amps });
		return t(`amps.${owner as 'rod' | 'wire' | 'spray' | 'tungsten' | 'carbon'}`, { amps });
	}

	function word(name: string, value: string): string {
		const degrees = value.replace(/^-/, '−');
		switch (name) {
			case 'process':
				if (value === 'fit-up') return t('fitUp');
				return nameOf(WELDING_PROCESSES, value) ?? t('process.handling');
			case 'unclear':
				return t(`unclear.${value as 'plasma' | 'cutting'}`);
			case 'amps':
				return wordAmps(value);
			case 'position':
				return nameOf(WELDING_POSITIONS, value) ?? value;
			case 'hazard':
				return t(`hazards.${value as 'hot'}`);
			case 'touch':
				return t('touches', { degrees });
			case 'air':
				return t('air', { degrees });
			case 'cut':
				return t('cut', { level: `A${value}` });
			case 'time':
				return t(`time.${value as 'long' | 'short'}`);
			case 'doubt':
				return t(`doubt.${value as 'who' | 'corrected'}`);
			case 'unread':
				return t('notUnderstood', { word: value });
			default:
				return t('fine');
		}
	}

	return (facts) =>
		[...new URLSearchParams(formatFactsQuery(facts))].map(([name, value]) => ({
			name,
			value,
			label: word(name, value),
		}));
}
