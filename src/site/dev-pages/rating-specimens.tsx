import { PerformanceMark } from '../../domain/ratings/drawings/performance-mark.tsx';
import { PositionIcon, ProcessIcon } from '../../domain/ratings/drawings/process-icon.tsx';
import { RatingPictogram } from '../../domain/ratings/drawings/rating-pictogram.tsx';
import { HAND_SIZES } from '../guides/sizing/hand-size.ts';
import { HandSizeTable } from '../guides/sizing/hand-size-table.tsx';
import { QuickFacts } from '../product-page/details/quick-facts.tsx';
import { SpecificationTable } from '../product-page/details/specification-table.tsx';
import { ProductBreadcrumb } from '../product-page/product-breadcrumb.tsx';
import { CertificationPlates } from '../product-page/ratings/certification-plates.tsx';
import { Welders101 } from '../product-page/ratings/welders-101.tsx';
import styles from './components-page.module.css';
import type { Specimens } from './components-page.server.ts';
import { Specimen, SpecimenRow, SpecimenSection } from './specimen.tsx';

const PICTOGRAMS = {
	en388: 'EN 388',
	'en407-flame': 'EN 407, flame',
	'en407-heat': 'EN 407, heat',
	en511: 'EN 511',
	en12477: 'EN 12477',
	'ansi-cut': 'ANSI cut',
	'ansi-abrasion': 'ANSI abrasion',
	'ansi-puncture': 'ANSI puncture',
	'ansi-heat': 'ANSI heat',
	'ansi-138': 'ANSI 138, impact',
};

export function RatingSpecimens({ product, plates }: Specimens) {
	const glove = `${product.partNumber.toUpperCase()} ${product.name}`;
	return (
		<SpecimenSection id="ratings" title="Ratings, processes, tables">
			<SpecimenRow width="narrow">
				{Object.entries(PICTOGRAMS).map(([key, name]) => (
					<Specimen key={key} state={name}>
						<div className={styles.pictogram}>
							<RatingPictogram pictogram={key} size={64} />
							<RatingPictogram pictogram={key} size={32} />
							<RatingPictogram pictogram={key} size={24} />
						</div>
					</Specimen>
				))}
			</SpecimenRow>
			<SpecimenRow width="narrow">
				<Specimen state="Full use">
					<PerformanceMark performance="Full use" label="Full use" />
				</Specimen>
				<Specimen state="Limited">
					<PerformanceMark performance="Limited" label="Limited" />
				</Specimen>
				<Specimen state="No use">
					<PerformanceMark performance="No use" label="No use" />
				</Specimen>
				{['GTAW', 'GMAW', 'SMAW', 'GRIND', 'other'].map((code) => (
					<Specimen key={code} state={code}>
						<ProcessIcon code={code} />
					</Specimen>
				))}
				{['F', 'H', 'V', 'O', 'P'].map((code) => (
					<Specimen key={code} state={`Position ${code}`}>
						<PositionIcon code={code} />
					</Specimen>
				))}
			</SpecimenRow>
			<SpecimenRow width="wide">
				<Specimen state="Every standard, an older edition, an unknown one">
					<CertificationPlates plates={plates} />
				</Specimen>
				<Specimen state="Quick facts, all four">
					<QuickFacts facts={product.facts} />
				</Specimen>
				<Specimen state="Table of specifications">
					<SpecificationTable specifications={product.specifications} glove={glove} />
				</Specimen>
			</SpecimenRow>
			<SpecimenRow width="whole">
				<Specimen state="Table with marks; blocks on narrow screens">
					<Welders101 product={product} glove={glove} />
				</Specimen>
				<Specimen state="Table with the visitor’s row">
					<HandSizeTable current={HAND_SIZES[3]} />
				</Specimen>
				<Specimen state="Breadcrumb">
					<ProductBreadcrumb
						partNumber={product.partNumber}
						trail={[{ id: 'weldingGloves', path: 'welding-gloves' }]}
						publicUrl=""
					/>
				</Specimen>
			</SpecimenRow>
		</SpecimenSection>
	);
}
