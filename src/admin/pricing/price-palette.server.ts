import { todayIn } from '../../domain/calendar-date/calendar-date.ts';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { searchCompanies } from '../../domain/companies/company-list-queries.server.ts';
import { formatPrice } from '../../domain/pricing/price.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import { ProblemError } from '../../platform/problems/problem.server.ts';
import type { PaletteEntry } from '../frame/menu/palette-entry.ts';
import type { ProviderSources } from '../frame/staff-feature.server.ts';
import type { PaletteProvider } from '../frame/staff-services.server.ts';
import { findEffectivePrice } from './effective-price.server.ts';
import { listReadings, parsePriceQuestion } from './price-question.ts';

/** Companies whose price is answered, if several match. */
const MOST_COMPANIES = 3;

/** "acme xy300 case" in the command palette: the company's price today, which opens its prices. */
export function pricePaletteProvider(sources: ProviderSources): PaletteProvider {
	return async (text, locale) => {
		const question = parsePriceQuestion(text);
		if (!question) return [];
		const { count, unit, words } = question;
		const date = todayIn(sources.timeZone, new Date());
		for (const { glove, company } of listReadings(words)) {
			const companies = await searchCompanies(sources.database.db, company, MOST_COMPANIES);
			const answers = await Promise.all(
				companies.map((one) =>
					findEffectivePrice(sources, one, { glove, count, unit, date }).catch(noAnswer),
				),
			);
			const entries = answers.flatMap((answer) => (answer ? [toEntry(answer, locale)] : []));
			if (entries.length > 0) return entries;
		}
		return [];
	};
}

/** What is no glove, or has no such pack, is no question for a price. */
function noAnswer(error: unknown): undefined {
	if (!(error instanceof ProblemError)) throw error;
}

function toEntry(answer: Awaited<ReturnType<typeof findEffectivePrice>>, locale: Locale): PaletteEntry {
	const t = messagesFor(locale, 'pricing');
	const { company, glove, size, cents, currency, quantity, asked } = answer;
	const name = [formatPartNumber(glove.partNumber), size].filter(Boolean).join(' ');
	const amount = t(`jump.amount.${asked.unit}`, { count: asked.count, pairs: quantity });
	return {
		kind: 'price',
		title:
			cents === undefined
				? t('jump.none', { glove: name })
				: t('jump.pair', { glove: name, price: formatPrice(cents, currency, locale) }),
		detail:
			cents === undefined
				? company.operatingName
				: t('jump.total', {
						company: company.operatingName,
						amount,
						total: formatPrice(cents * quantity, currency, locale),
					}),
		href: `/admin/pricing/${company.id}?glove=${encodeURIComponent(formatPartNumber(glove.partNumber))}`,
		exact: true,
	};
}
