import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import type { CompanyLinks } from '../../domain/companies/company-link.ts';
import { searchCompanies } from '../../domain/companies/company-list-queries.server.ts';
import { formatLabelNumber, type LabelSummary, parseLabelNumber } from '../../domain/labels/label.ts';
import { adoptLabels, listLabelsById } from '../../domain/labels/label-queries.server.ts';
import type { DatabaseLike } from '../../platform/db/database.server.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { messagesFor } from '../../platform/i18n/server-messages.ts';
import type { AwaitingProvider, LatestProvider, PaletteProvider } from '../frame/staff-services.server.ts';
import {
	countLabelsOfCompany,
	listLabels,
	listLabelsOfCompany,
	listLatestLabels,
	listReadyLabels,
} from './label-list-queries.server.ts';

const MAX_JUMPS = 5;
const MAX_AWAITING = 5;
const MAX_LATEST = 4;

const hrefOf = (id: number) => `/admin/labels/${id}`;

/** Labels in the command palette: by number, scanner code or name. */
export function labelPaletteProvider(db: DatabaseLike): PaletteProvider {
	return async (text, locale) => {
		const filter = {
			text,
			state: undefined,
			fromDate: '',
			toDate: '',
			companyId: '',
			sort: '-label' as const,
		};
		const { labels } = await listLabels(db, filter, { max: MAX_JUMPS });
		const id = parseLabelNumber(text);
		const [named] = id === undefined ? [] : await listLabelsById(db, [id]);
		const rows = named ? [named, ...labels.filter((label) => label.id !== named.id)] : labels;
		return rows.slice(0, MAX_JUMPS).map((label) => ({
			kind: 'label',
			title: titleOf(label),
			detail: detailOf(label, locale),
			href: hrefOf(label.id),
			exact: label.id === id,
		}));
	};
}

/** "label for acme", in either language. */
const NEW_LABEL = /^(?:label for|étiquette pour|etiquette pour)\s+(.+)$/i;

/** Starts a label for a company from the command palette. */
export function newLabelPaletteProvider(db: DatabaseLike): PaletteProvider {
	return async (text, locale) => {
		const name = NEW_LABEL.exec(text.trim())?.[1];
		if (!name) return [];
		const t = messagesFor(locale, 'labels');
		const companies = await searchCompanies(db, name, MAX_JUMPS);
		return companies.map(({ id, operatingName, shippingAddress }) => ({
			kind: 'newLabel',
			title: t('jump.newFor', { name: operatingName }),
			detail: shippingAddress,
			href: `/admin/labels/create?company=${id}`,
			exact: true,
		}));
	};
}

/** Labels ready to print, for Today. */
export function labelsToPrint(db: DatabaseLike): AwaitingProvider {
	return async (locale) => {
		const { count, oldest } = await listReadyLabels(db, MAX_AWAITING);
		return {
			kind: 'labels',
			count,
			oldestAt: oldest[0]?.createdAt,
			href: '/admin/labels?state=ready',
			items: oldest.map((label) => ({
				id: String(label.id),
				title: titleOf(label),
				detail: detailOf(label, locale),
				at: label.createdAt,
				href: hrefOf(label.id),
			})),
		};
	};
}

/** The latest labels, for Today. */
export function latestLabels(db: DatabaseLike): LatestProvider {
	return async () => ({
		kind: 'labels',
		href: '/admin/labels',
		items: (await listLatestLabels(db, MAX_LATEST)).map(({ id, operatingName, createdAt }) => ({
			number: formatLabelNumber(id),
			name: operatingName,
			at: createdAt,
			href: hrefOf(id),
		})),
	});
}

/** The labels of a company, for its page. */
export function labelsOfCompany(db: DatabaseLike): CompanyLinks {
	return {
		kind: 'labels',
		list: async (companyIds, limit, locale) => {
			const labels = await listLabelsOfCompany(db, companyIds, limit);
			return labels.map((label) => ({
				id: String(label.id),
				title: titleOf(label),
				detail: `${messagesFor(locale, 'labels')(`states.${label.state}`)}, ${detailOf(label, locale)}`,
				at: label.updatedAt,
				href: hrefOf(label.id),
			}));
		},
		count: (companyIds) => countLabelsOfCompany(db, companyIds),
		adopt: async (transaction, company, { now }) =>
			(await adoptLabels(transaction, company, now.toISOString())).length,
		createHref: (companyId) => `/admin/labels/create?company=${encodeURIComponent(companyId)}`,
	};
}

function titleOf(label: Pick<LabelSummary, 'id' | 'operatingName'>): string {
	return `${formatLabelNumber(label.id)} ${label.operatingName}`;
}

function detailOf(label: Pick<LabelSummary, 'date'>, locale: Locale): string {
	return formatCalendarDate(label.date, locale);
}
