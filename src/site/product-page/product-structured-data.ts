import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import type { ProductView } from './product-view.ts';

export type Breadcrumb = { name: string; path: string };

/** schema.org BreadcrumbList of English paths; `publicUrl` has no trailing slash. */
export function toBreadcrumbList(
	breadcrumbs: readonly Breadcrumb[],
	publicUrl: string,
	locale: Locale,
): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: breadcrumbs.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: publicUrl + localizedPath(path, locale),
		})),
	};
}

/**
 * schema.org Product with the catalogue's data. It has no offers or reviews, because we don't sell here and collect no
 * reviews.
 */
export function toProductData(
	product: ProductView,
	category: string,
	brand: string,
	publicUrl: string,
	locale: Locale,
): object {
	const { partNumber, name, description, colours, materials, certifications } = product;
	const pictures = colours[0]?.pictures.filter(({ view }) => view !== 'placeholder') ?? [];
	const path = `/products/${partNumber}`;
	return {
		'@context': 'https://schema.org',
		'@type': 'Product',
		// The same glove in every language.
		'@id': publicUrl + path,
		url: publicUrl + localizedPath(path, locale),
		name,
		sku: formatPartNumber(partNumber),
		mpn: formatPartNumber(partNumber),
		brand: { '@type': 'Brand', name: brand },
		description,
		...(pictures.length > 0 && {
			image: pictures.map(({ src }) => new URL(src, publicUrl).href),
		}),
		category,
		...(materials.length > 0 && { material: materials.join(', ') }),
		...(colours[0]?.colour && { color: colours[0].colour }),
		additionalProperty: certifications.map(({ label, value, edition }) => ({
			'@type': 'PropertyValue',
			name: edition === '' ? label : `${label}, ${edition}`,
			value,
		})),
	};
}
