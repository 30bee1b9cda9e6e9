import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locale.ts';
import { type Product, toProductSummary } from '../catalogue/product.ts';
import { translateProduct } from '../catalogue/translations/product-texts.ts';

/** A glove's JSON as the API returns it, its strong ETag, and the short form for search results. */
export type GloveDocument = { json: Buffer; etag: string; summary: Buffer };

/** The English document, and the JSON of its French texts if it has any. */
export type StoredDocument = GloveDocument & { french?: Buffer };

/** A document in a language, with the glove's texts translated. */
export function documentIn(document: StoredDocument, locale: Locale): GloveDocument {
	if (locale === DEFAULT_LOCALE) return document;
	const product = translateProduct(productOf(document), locale);
	return {
		json: Buffer.from(JSON.stringify(product)),
		etag: document.etag.replace(/"$/, `-${locale}"`),
		summary: Buffer.from(JSON.stringify(toProductSummary(product))),
	};
}

export function productOf({ json, french }: StoredDocument): Product {
	const product: Product = JSON.parse(json.toString());
	return french ? { ...product, french: JSON.parse(french.toString()) } : product;
}

/** In bytes. */
export const sizeOf = ({ json, french }: StoredDocument) => json.length + (french?.length ?? 0);

/** The response contains the parsed product in its canonical form, since the row's text may be less tidy. */
export function toStoredDocument(product: Product): StoredDocument {
	const { french, ...english } = product;
	const json = Buffer.from(JSON.stringify(english));
	const texts = french && Buffer.from(JSON.stringify(french));
	const hash = createHash('sha256')
		.update(json)
		.update(texts ?? '');
	return {
		json,
		...(texts && { french: texts }),
		etag: `"${hash.digest('base64url').slice(0, 22)}"`,
		summary: Buffer.from(JSON.stringify(toProductSummary(product))),
	};
}
