import messages from 'messages:product.trail,product.allGloves,product.certifications,product.facts,product.welders101,product.performance,product.details,product.specs,product.resources,product.sheet,product.related,askForeman,listing.card,listing.stickLink,sampleLink,navigation';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { JsonLd } from '../../platform/ui/json-ld.tsx';
import { CompareLink } from '../compare/compare-link.tsx';
import { FitForm } from '../fit-check/fit-form.tsx';
import fit from '../fit-check/fit-section.module.css';
import type { ListedCard } from '../listing/cards/listed-card.ts';
import { GloveDetails } from './details/glove-details.tsx';
import { ProductResources } from './details/product-resources.tsx';
import { QuickFacts } from './details/quick-facts.tsx';
import { SheetFoot, SheetSizes } from './details/spec-sheet.tsx';
import { SpecificationTable } from './details/specification-table.tsx';
import { ProductBreadcrumb } from './product-breadcrumb.tsx';
import { toProductData } from './product-structured-data.ts';
import type { ProductTrail } from './product-trail.ts';
import type { ProductView } from './product-view.ts';
import { CertificationPlates } from './ratings/certification-plates.tsx';
import { Welders101 } from './ratings/welders-101.tsx';
import { RelatedGloves } from './related-gloves.tsx';

// The static parts of a product page, with their messages: everything except the selection, the gallery and the forms.

type HeadProps = { partNumber: string; trail: ProductTrail; publicUrl: string };

export const ProductHead = withMessages(messages, (props: HeadProps) => <ProductBreadcrumb {...props} />);

export const ProductSizes = withMessages(messages, SheetSizes);

export const ProductPlates = withMessages(messages, CertificationPlates);

/** `partNumber` is that of the selected colour. */
export const ProductCompare = withMessages(messages, ({ partNumber }: { partNumber: string }) => (
	<CompareLink partNumber={partNumber} className={fit.compare} />
));

export const ProductFacts = withMessages(messages, QuickFacts);

export const ProductFit = withMessages(messages, FitForm);

export const ProductWelders101 = withMessages(messages, Welders101);

export const ProductDetails = withMessages(messages, GloveDetails);

export const ProductSpecifications = withMessages(messages, SpecificationTable);

type FootProps = {
	product: ProductView;
	trail: ProductTrail;
	related: readonly ListedCard[];
	publicUrl: string;
};

export const ProductFoot = withMessages(messages, ({ product, trail, related, publicUrl }: FootProps) => {
	const names = useTranslations('navigation');
	const locale = useLocale();
	const category = trail.at(-1);
	return (
		<>
			<div className="far">
				<ProductResources
					partNumber={product.partNumber}
					picture={product.colours[0]?.pictures[0]?.src}
					resources={product.resources}
				/>
				<RelatedGloves gloves={related} />
			</div>
			<SheetFoot address={publicUrl + localizedPath(`/products/${product.partNumber}`, locale)} />
			<JsonLd
				data={toProductData(
					product,
					category ? names(category.id as 'tig') : names('gloves'),
					brand.name,
					publicUrl,
					locale,
				)}
			/>
		</>
	);
});
