import messages from 'messages:product.trail,product.allGloves,product.certifications,product.facts,product.welders101,product.performance,product.details,product.specs,product.resources,product.sheet,product.related,askForeman,listing.card,listing.stickLink,sampleLink,navigation';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { JsonLd } from '../../platform/ui/json-ld.tsx';
import { CompareLink } from '../compare/compare-link.tsx';
import { FitForm } from '../fit-check/fit-form.tsx';
import fit from '../fit-check/fit-section.module.css';
import { FitTalk } from '../fit-check/fit-talk.tsx';
import type { ListedCard } from '../listing/cards/listed-card.ts';
import { GloveDetails } from './details/glove-details.tsx';
import { ProductResources } from './details/product-resources.tsx';
import { QuickFacts } from './details/quick-facts.tsx';
import { SheetFoot, SheetHead, SheetSizes } from './details/spec-sheet.tsx';
import { SpecificationTable } from './details/specification-table.tsx';
import { ProductBreadcrumb } from './product-breadcrumb.tsx';
import { toProductData } from './product-structured-data.ts';
import type { ProductTrail } from './product-trail.ts';
import type { ProductView } from './product-view.ts';
import { CertificationPlates } from './ratings/certification-plates.tsx';
import { Welders101 } from './ratings/welders-101.tsx';
import { RelatedGloves } from './related-gloves.tsx';

type ProductReadingProps = {
	part: 'head' | 'sizes' | 'plates' | 'facts' | 'fit' | 'talk' | 'welders101' | 'details' | 'specs' | 'foot';
	product: ProductView;
	/** Part number and name. */
	glove: string;
	trail: ProductTrail;
	related: readonly ListedCard[];
	publicUrl: string;
	/** The part number of the colour that is picked; the glove's own where it is left out. */
	chosen?: string | undefined;
};

/** The parts of a product page that are read and followed: everything but what is picked, turned and sent. */
export const ProductReading = withMessages(messages, ({ part, ...props }: ProductReadingProps) => {
	const { product, glove, trail, publicUrl } = props;
	switch (part) {
		case 'head':
			return (
				<>
					<SheetHead />
					<ProductBreadcrumb partNumber={product.partNumber} trail={trail} publicUrl={publicUrl} />
				</>
			);
		case 'sizes':
			return <SheetSizes colours={product.colours} />;
		case 'plates':
			return (
				<>
					<CertificationPlates plates={product.certifications} />
					<CompareLink partNumber={props.chosen ?? product.partNumber} className={fit.compare} />
				</>
			);
		case 'facts':
			return <QuickFacts facts={product.facts} />;
		case 'fit':
			return <FitForm partNumber={product.partNumber} example={product.fitExample} />;
		case 'talk':
			return <FitTalk partNumber={product.partNumber} />;
		case 'welders101':
			return <Welders101 product={product} glove={glove} />;
		case 'details':
			return <GloveDetails details={product.details} />;
		case 'specs':
			return <SpecificationTable specifications={product.specifications} glove={glove} />;
		case 'foot':
			return <ProductFoot {...props} />;
	}
});

function ProductFoot({ product, trail, related, publicUrl }: Omit<ProductReadingProps, 'part'>) {
	const names = useTranslations('navigation');
	const category = trail.at(-1);
	return (
		<>
			<ProductResources partNumber={product.partNumber} resources={product.resources} />
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
		</>
	);
}
