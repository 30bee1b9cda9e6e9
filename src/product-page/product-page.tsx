import words from 'messages:product.picture,product.pictureWithLook,product.views,product.gallery,product.colour,product.size,product.notMade,product.stockCode,product.findSize,product.addToSampleBox,product.inSampleBox,product.sampleBoxFull,product.sampleNote,product.tabs';
import { lazy, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import fit from '../fit-check/fit-section.module.css';
import { PageHead } from '../site/page-head.tsx';
import { withWords } from '../site/page-words.tsx';
import { held } from '../ui/held.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Route } from './+types/product-page.ts';
import { DescriptionPanel } from './description-panel.tsx';
import { formatGloveTitle } from './glove-title.ts';
import { ProductGallery } from './product-gallery.tsx';
import styles from './product-page.module.css';
import sheet from './spec-sheet.module.css';

export { loader } from './product-page.server.ts';

/** A listing stands in for an unknown glove; its code is not for the thousand visits that find theirs. */
const UnknownGlove = lazy(() => import('./unknown-glove.tsx'));

const ProductReading = held(() => import('./product-reading.tsx').then((module) => module.ProductReading));

export default withWords(words, ProductPage);

function ProductPage({ loaderData: { glove, unknown } }: Route.ComponentProps) {
	if (unknown) return <UnknownGlove {...unknown} />;
	// A new glove starts with its own first colour, picture, size and tab.
	return glove && <Glove key={glove.product.partNumber} {...glove} />;
}

type LoadedGlove = NonNullable<Route.ComponentProps['loaderData']['glove']>;

function Glove({ product, trail, related, publicUrl }: LoadedGlove) {
	const t = useTranslations('product.tabs');
	const [colour, setColour] = useState(0);
	const [isTalking, setTalking] = useState(false);
	const leaving = useNavigation().state === 'loading';
	const glove = formatGloveTitle(product);
	const picture = product.colours[0]?.pictures[0];
	const reading = { product, glove, trail, related, publicUrl };

	// The next page may be another glove's: its code then comes beside its data.
	useEffect(() => {
		if (leaving) ProductReading.load().catch(() => {});
	}, [leaving]);

	/** What answers the form comes when the form is first touched; without it the form asks the finder. */
	function talk() {
		ProductReading.load().then(
			() => setTalking(true),
			() => {},
		);
	}

	return (
		<div className={`page ${styles.product} ${sheet.sheet}`}>
			<PageHead
				title={`${glove} · ${brand.name}`}
				description={product.description}
				path={`/products/${product.partNumber}`}
				picture={picture && { src: picture.sources.src, alt: glove }}
			/>
			<ProductReading part="head" {...reading} />
			<div className={styles.top}>
				<ProductGallery
					key={colour}
					pictures={product.colours[colour]?.pictures ?? []}
					glove={glove}
					look={colour === 0 ? product.look : (product.colours[colour]?.colour ?? '')}
				/>
				<div className={styles.panel}>
					<DescriptionPanel
						product={product}
						colour={colour}
						onColour={setColour}
						sizes={<ProductReading part="sizes" {...reading} />}
					/>
					<ProductReading part="plates" {...reading} />
				</div>
				<ProductReading part="facts" {...reading} />
			</div>
			<section className={`onSoot ${fit.band}`} aria-labelledby="fit" onFocus={talk}>
				<ProductReading part="fit" {...reading} />
				{isTalking && <ProductReading part="talk" {...reading} />}
			</section>
			{product.firstTab && (
				<section className={styles.tabs} aria-label={t('label')}>
					<Tabs
						name="product"
						label={t('label')}
						selectLabel={t('select')}
						first={product.firstTab}
						tabs={product.tabs.map((id) => ({
							id,
							label: t(id),
							content: <ProductReading part={id} {...reading} />,
						}))}
					/>
				</section>
			)}
			<ProductReading part="foot" {...reading} />
		</div>
	);
}
