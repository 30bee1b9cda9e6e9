import { formatSize } from '../../../domain/catalogue/sizes/glove-size.ts';
import {
	CERTIFICATION_TYPES,
	explainCertification,
	formatCertificationType,
	isOrderedType,
} from '../../../domain/ratings/certification.ts';
import { ratingLabelIn } from '../../../domain/ratings/wording/rating-messages-in.ts';
import { listEnLevels, SORTED_BY_LABEL } from '../../../domain/search/filter-groups.ts';
import type { FilterId } from '../../../domain/search/filter-slug.ts';
import type { FilterChoices } from '../../../domain/search/filtered-gloves.ts';
import type { CatalogueIndex } from '../../../domain/search/index/catalogue-index.ts';
import { collatorOf } from '../../../platform/i18n/collator.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locale.ts';
import type { ListedGroup } from '../listing-data.ts';

/** A filter's label in a language: a rating is worded like its plate, other values are terms of the catalogue. */
export function filterLabelIn(index: CatalogueIndex, group: FilterId, label: string, locale: Locale): string {
	if (group === 'size') return formatSize(label, locale);
	const isRating = group === 'certification' || group === 'en';
	return isRating ? ratingLabelIn(label, locale) : index.termIn(label, locale);
}

/** Translated labels in the order of their language; the index sorts the English ones. */
function sortLabels<Value extends { label: string }>(id: FilterId, values: Value[], locale: Locale): Value[] {
	if (locale === DEFAULT_LOCALE || !SORTED_BY_LABEL.has(id)) return values;
	const { compare } = collatorOf(locale);
	return values.sort((a, b) => compare(a.label, b.label));
}

/** The groups in the order of the drawer: EN ratings come next to the other ratings. */
export function listGroups(
	index: CatalogueIndex,
	groups: readonly FilterChoices[],
	locale: Locale,
): ListedGroup[] {
	const listed = groups.map(({ id, values }) => {
		const worded = values.map((value) => ({
			...value,
			label: filterLabelIn(index, id, value.label, locale),
			...(isAtLeast(id, value.label) && { atLeast: true }),
		}));
		return { id, values: sortLabels(id, worded, locale) };
	});
	const en = listed.filter(({ id }) => id === 'en');
	return listed.flatMap((group) =>
		group.id === 'en' ? [] : group.id === 'certification' ? [group, ...en] : [group],
	);
}

/** Levels below the highest of the ordered ratings, by their filter labels: "ANSI Cut A4". */
const AT_LEAST: ReadonlySet<string> = new Set(
	CERTIFICATION_TYPES.filter(isOrderedType).flatMap((type) => {
		const prefix = type === 'ANSI_CUT' ? 'A' : '';
		const { steps } = explainCertification({ type, value: `${prefix}1`, edition: '' });
		return Array.from(
			{ length: (steps?.of ?? 1) - 1 },
			(_, below) => `${formatCertificationType(type)} ${prefix}${below + 1}`,
		);
	}),
);

/** The highest marking of each EN standard; its positions imply the lower levels. */
const HIGHEST_EN = { EN388: '4544FP', EN407: '444444', EN511: '441' };

const EN_AT_LEAST: ReadonlySet<string> = new Set(
	Object.entries(HIGHEST_EN).flatMap(([type, value]) =>
		explainCertification({ type, value, edition: '' }).parts.flatMap((part) =>
			listEnLevels(type, part).flatMap(({ label, implied }) => (implied ? [label] : [])),
		),
	),
);

function isAtLeast(group: FilterId, label: string): boolean {
	if (group === 'en') return EN_AT_LEAST.has(label);
	return group === 'certification' && AT_LEAST.has(label);
}
