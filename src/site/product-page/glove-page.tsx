import messages from 'messages:product.picture,product.pictureWithLook,product.views,product.gallery,product.colour,product.size,product.notMade,product.stockCode,product.findSize,product.addToSampleBox,product.inSampleBox,product.sampleBoxFull,product.sampleNote,product.longText,product.tabs';
import { lazy, useDeferredValue, useEffect, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { lazyPart, staticPart } from '../../platform/ui/static-part.tsx';
import { Tabs } from '../../platform/ui/tabs.tsx';
import fit from '../fit-check/fit-section.module.css';
import type { Route } from './+types/product-page.ts';
import { DescriptionPanel } from './details/description-panel.tsx';
import sheet from './details/spec-sheet.module.css';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { EnglishTexts } from './glove-text.tsx';
import { formatGloveTitle } from './glove-title.ts';
import { findSelectedColour, withColour } from './product-address.ts';
import styles from './product-page.module.css';
import { useBuyBar } from './use-buy-bar.ts';

/** Shown for an unknown glove. Its code and style are split off, because most visits don't need them. */
const UnknownGlove = lazy(() => import('./unknown-glove.tsx'));

const Head = staticPart(() => import('./product-parts.tsx').then((module) => module.ProductHead));
const Sizes = staticPart(() => import('./product-parts.tsx').then((module) => module.ProductSizes));
const Plates = staticPart(() => import('./product-parts.tsx').then((module) => module.ProductPlates));
const Compare = staticPart(() => import('./product-parts.tsx').then((module) => module.ProductCompare));
const Facts = staticPart(() => import('./product-parts.tsx').then((module) => module.ProductFacts));
const Fit = staticPart(() => import('./product-parts.tsx').then((module) => module.ProductFit));
const Welders101 = staticPart(() => import('./product-parts.tsx').then((module) => module.ProductWelders101));
const Details = staticPart(() => import('./product-parts.tsx').then((module) => module.ProductDetails));
const Specifications = staticPart(() =>
	import('./product-parts.tsx').then((module) => module.ProductSpecifications),
);
const Foot = staticPart(() => import('./product-parts.tsx').then((module) => module.ProductFoot));
/** The sample button again, on a phone. */
const BuyBar = lazyPart(() => import('./buy-bar.tsx').then((module) => module.BuyBar));
/** Answers the form's question. */
const FitTalk = lazyPart(() =>
	import('../fit-check/fit-talk-words.tsx').then((module) => module.FitTalkWithWords),
);

export const GlovePage = withMessages(messages, ProductPage);

type GlovePageProps = Route.ComponentProps['loaderData'];

function ProductPage({ glove, unknown }: GlovePageProps) {
	if (unknown) return <UnknownGlove {...unknown} />;
	// A new glove starts with its own first colour, picture, size and tab.
	return glove && <Glove key={glove.product.partNumber} loaded={glove} />;
}

type LoadedGlove = NonNullable<Route.ComponentProps['loaderData']['glove']>;

function Glove({ loaded }: { loaded: LoadedGlove }) {
	const { product, trail, related, publicUrl } = loaded;
	const t = useTranslations('product.tabs');
	// Stored in the URL, so that links, reloads and the back button show the selected colour.
	const [query, setQuery] = useSearchParams();
	const urlColour = findSelectedColour(
		product.colours.map(({ partNumber }) => partNumber),
		query,
	);
	const [shown, setShown] = useState({ urlColour, colour: urlColour });
	// A new address resets the colour; a selected colour shows at once, before the URL changes.
	if (shown.urlColour !== urlColour) setShown({ urlColour, colour: urlColour });
	const { colour } = shown;
	const selected = product.colours[colour];
	// Deferred, because a part of the page may have to be loaded first; the selection does not wait for it.
	const comparedNumber = useDeferredValue(selected?.partNumber);
	const [isTalking, setTalking] = useState(false);
	const hasBar = useBuyBar(BuyBar.load);
	const leaving = useNavigation().state === 'loading';
	const glove = formatGloveTitle(product);
	const picture = product.colours[0]?.pictures[0];
	const { partNumber } = product;

	const contents = {
		welders101: <Welders101 product={product} glove={glove} />,
		details: <Details details={product.details} />,
		specs: <Specifications specifications={product.specifications} glove={glove} />,
	};

	function pickColour(index: number) {
		const choice = product.colours[index];
		if (choice === undefined || index === colour) return;
		setShown({ urlColour, colour: index });
		setQuery((before) => withColour(before, choice.partNumber), { replace: true, preventScrollReset: true });
	}

	// The next page may be another glove's, so its code is loaded along with its data.
	useEffect(() => {
		if (leaving) Head.load().catch(() => {});
	}, [leaving]);

	/** Loads the answering code when the form is first used; without it the form submits to the finder. */
	function talk() {
		FitTalk.load().then(
			() => setTalking(true),
			() => {},
		);
	}

	return (
		<EnglishTexts value={product.english}>
			<div className={`page ${styles.product} ${sheet.sheet}`}>
				<PageHead
					title={`${glove} · ${brand.name}`}
					description={product.description}
					path={`/products/${product.partNumber}`}
					picture={picture && { src: picture.src, alt: glove }}
				/>
				<Head partNumber={partNumber} trail={trail} publicUrl={publicUrl} />
				<div className={styles.top}>
					<div className={styles.pictures}>
						<ProductGallery
							key={colour}
							pictures={selected?.pictures ?? []}
							glove={glove}
							appearance={colour === 0 ? product.appearance : (selected?.colour ?? '')}
						/>
						<Facts facts={product.facts} />
					</div>
					<div className={styles.panel}>
						<DescriptionPanel
							product={product}
							colour={colour}
							onColour={pickColour}
							sizes={<Sizes colours={product.colours} />}
							compare={<Compare partNumber={comparedNumber ?? partNumber} />}
						/>
						<Plates plates={product.certifications} />
					</div>
				</div>
				<section className={`onSoot ${fit.band}`} aria-labelledby="fit" onFocus={talk}>
					<Fit partNumber={partNumber} example={product.fitExample} />
					{isTalking && <FitTalk partNumber={partNumber} />}
				</section>
				{product.firstTab && (
					<section className={`far ${styles.tabs}`} aria-label={t('label')}>
						<Tabs
							name="product"
							label={t('label')}
							selectLabel={t('select')}
							first={product.firstTab}
							tabs={product.tabs.map((id) => ({
								id,
								label: t(id),
								content: contents[id],
							}))}
						/>
					</section>
				)}
				<Foot product={product} trail={trail} related={related} publicUrl={publicUrl} />
				{hasBar && <BuyBar glove={glove} />}
			</div>
		</EnglishTexts>
	);
}
