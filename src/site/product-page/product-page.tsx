import messages from 'messages:product.picture,product.pictureWithLook,product.views,product.gallery,product.colour,product.size,product.notMade,product.stockCode,product.findSize,product.addToSampleBox,product.inSampleBox,product.sampleBoxFull,product.sampleNote,product.tabs';
import { lazy, useDeferredValue, useEffect, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { held } from '../../platform/ui/held.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { Tabs } from '../../platform/ui/tabs.tsx';
import fit from '../fit-check/fit-section.module.css';
import type { Route } from './+types/product-page.ts';
import { DescriptionPanel } from './details/description-panel.tsx';
import sheet from './details/spec-sheet.module.css';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { formatGloveTitle } from './glove-title.ts';
import { COLOUR_PARAMETER, findAskedColour, withColour } from './product-address.ts';
import styles from './product-page.module.css';

export { loader } from './product-page.server.ts';

export const handle = import.meta.env.SSR
	? { policy: () => import('./product-page-policy.ts').then((policy) => policy.productPagePolicy) }
	: undefined;

/** A listing stands in for an unknown glove; its code is not for the thousand visits that find theirs. */
const UnknownGlove = lazy(() => import('./unknown-glove.tsx'));

const ProductReading = held(() => import('./product-reading.tsx').then((module) => module.ProductReading));

export default withMessages(messages, ProductPage);

/** A colour is chosen among those that the page has: that alone is no question to the server. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
	const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
	if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
	const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => {
		const others = new URLSearchParams(searchParams);
		others.delete(COLOUR_PARAMETER);
		return others.toString();
	});
	return before !== after && defaultShouldRevalidate;
}

function ProductPage({ loaderData: { glove, unknown } }: Route.ComponentProps) {
	if (unknown) return <UnknownGlove {...unknown} />;
	// A new glove starts with its own first colour, picture, size and tab.
	return glove && <Glove key={glove.product.partNumber} {...glove} />;
}

type LoadedGlove = NonNullable<Route.ComponentProps['loaderData']['glove']>;

function Glove({ product, trail, related, publicUrl }: LoadedGlove) {
	const t = useTranslations('product.tabs');
	// In the address, so that a link, a reload and the way back show the colour that was chosen.
	const [query, setQuery] = useSearchParams();
	const asked = findAskedColour(
		product.colours.map(({ partNumber }) => partNumber),
		query,
	);
	const [shown, setShown] = useState({ asked, colour: asked });
	// Another address has another colour; what was just picked is shown at once, ahead of its address.
	if (shown.asked !== asked) setShown({ asked, colour: asked });
	const { colour } = shown;
	const chosen = product.colours[colour];
	// Its part of the page may have to be fetched first: the choice does not wait for that.
	const compared = useDeferredValue(chosen?.partNumber);
	const [isTalking, setTalking] = useState(false);
	const leaving = useNavigation().state === 'loading';
	const glove = formatGloveTitle(product);
	const picture = product.colours[0]?.pictures[0];
	const reading = { product, glove, trail, related, publicUrl };

	function pickColour(index: number) {
		const picked = product.colours[index];
		if (picked === undefined || index === colour) return;
		setShown({ asked, colour: index });
		setQuery((before) => withColour(before, picked.partNumber), { replace: true, preventScrollReset: true });
	}

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
					pictures={chosen?.pictures ?? []}
					glove={glove}
					look={colour === 0 ? product.look : (chosen?.colour ?? '')}
				/>
				<div className={styles.panel}>
					<DescriptionPanel
						product={product}
						colour={colour}
						onColour={pickColour}
						sizes={<ProductReading part="sizes" {...reading} />}
					/>
					<ProductReading part="plates" chosen={compared} {...reading} />
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
