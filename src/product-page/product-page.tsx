import words from 'messages:product,listing.card';
import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { withWords } from '../site/page-words.tsx';
import { JsonLd } from '../ui/json-ld.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Route } from './+types/product-page.ts';
import { CertificationPlates } from './certification-plates.tsx';
import { DescriptionPanel } from './description-panel.tsx';
import { GloveDetails } from './glove-details.tsx';
import { ProductBreadcrumb } from './product-breadcrumb.tsx';
import { ProductGallery } from './product-gallery.tsx';
import styles from './product-page.module.css';
import { ProductResources } from './product-resources.tsx';
import { formatGloveTitle, toProductData } from './product-structured-data.ts';
import type { ProductTab } from './product-tabs.ts';
import type { ProductView } from './product-view.ts';
import { QuickFacts } from './quick-facts.tsx';
import { RelatedGloves } from './related-gloves.tsx';
import sheet from './spec-sheet.module.css';
import { SheetFoot, SheetHead } from './spec-sheet.tsx';
import { SpecificationTable } from './specification-table.tsx';
import { Welders101 } from './welders-101.tsx';

export { loader } from './product-page.server.ts';

/** A listing stands in for an unknown glove; its code is not for the thousand visits that find theirs. */
const UnknownGlove = lazy(() => import('./unknown-glove.tsx'));

export function meta({ loaderData }: Route.MetaArgs) {
	// The listing that stands in for an unknown glove writes its own.
	if (loaderData?.glove === undefined) return [];
	const { product, publicUrl } = loaderData.glove;
	const title = `${formatGloveTitle(product)} · ${brand.name}`;
	const address = `${publicUrl}/products/${product.partNumber}`;
	const picture = product.colours[0]?.pictures[0];
	return [
		{ title },
		{ name: 'description', content: product.description },
		{ tagName: 'link', rel: 'canonical', href: address },
		{ property: 'og:type', content: 'product' },
		{ property: 'og:site_name', content: brand.name },
		{ property: 'og:title', content: formatGloveTitle(product) },
		{ property: 'og:description', content: product.description },
		{ property: 'og:url', content: address },
		...(picture ? [{ property: 'og:image', content: new URL(picture.src, publicUrl).href }] : []),
	];
}

export default withWords(words, ProductPage);

function ProductPage({ loaderData: { glove, unknown } }: Route.ComponentProps) {
	if (unknown) return <UnknownGlove {...unknown} />;
	// A new glove starts with its own first colour, picture, size and tab.
	return glove && <Glove key={glove.product.partNumber} {...glove} />;
}

type LoadedGlove = NonNullable<Route.ComponentProps['loaderData']['glove']>;

function Glove({ product, trail, related, publicUrl }: LoadedGlove) {
	const names = useTranslations('navigation');
	const [colour, setColour] = useState(0);
	const glove = formatGloveTitle(product);
	const category = trail.at(-1);
	return (
		<div className={`page ${styles.product} ${sheet.sheet}`}>
			<SheetHead />
			<ProductBreadcrumb partNumber={product.partNumber} trail={trail} publicUrl={publicUrl} />
			<div className={styles.top}>
				<ProductGallery
					key={colour}
					pictures={product.colours[colour]?.pictures ?? []}
					glove={glove}
					look={colour === 0 ? product.look : (product.colours[colour]?.colour ?? '')}
				/>
				<div className={styles.panel}>
					<DescriptionPanel product={product} colour={colour} onColour={setColour} />
					<CertificationPlates plates={product.certifications} />
				</div>
				<QuickFacts facts={product.facts} />
			</div>
			{product.firstTab && <ProductTabs product={product} first={product.firstTab} glove={glove} />}
			<ProductResources resources={product.resources} />
			<RelatedGloves gloves={related} />
			<SheetFoot address={`${publicUrl}/products/${product.partNumber}`} />
			<JsonLd
				data={toProductData(
					product,
					category ? names(category.id as 'tig') : names('gloves'),
					brand.name,
					publicUrl,
				)}
			/>
		</div>
	);
}

function ProductTabs({ product, first, glove }: { product: ProductView; first: ProductTab; glove: string }) {
	const t = useTranslations('product.tabs');
	const content = {
		welders101: <Welders101 product={product} glove={glove} />,
		details: <GloveDetails details={product.details} />,
		specs: <SpecificationTable specifications={product.specifications} glove={glove} />,
	};
	return (
		<section className={styles.tabs} aria-label={t('label')}>
			<Tabs
				name="product"
				label={t('label')}
				selectLabel={t('select')}
				first={first}
				tabs={product.tabs.map((id) => ({ id, label: t(id), content: content[id] }))}
			/>
		</section>
	);
}
