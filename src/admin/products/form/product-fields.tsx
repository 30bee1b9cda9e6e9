import { Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { PRODUCT_STATES } from '../../../domain/catalogue/product-state.ts';
import { sortSizes } from '../../../domain/catalogue/sizes/glove-size.ts';
import { parseAmperage } from '../../../domain/ratings/amperage.ts';
import { CERTIFICATION_TYPES, formatCertificationType } from '../../../domain/ratings/certification.ts';
import { PERFORMANCES, type Performance } from '../../../domain/ratings/performance.ts';
import { WELDING_POSITIONS, WELDING_PROCESSES } from '../../../domain/ratings/welding-process.ts';
import { RATING_MESSAGES_IN } from '../../../domain/ratings/wording/rating-messages-in.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import {
	CheckField,
	FieldRow,
	SelectField,
	SentenceField,
	TextAreaField,
	TextField,
} from '../../kit/form/form-fields.tsx';
import { ProductPictures } from '../pictures/product-pictures.tsx';
import { FormPart } from './form-part.tsx';
import { FrenchTexts } from './french-texts.tsx';
import { useProductFormState } from './product-form-context.ts';
import rowStyles from './product-rows.module.css';
import { ProductRows } from './product-rows.tsx';
import { readNamedLines } from './product-text.ts';
import { RatingExplanation } from './rating-explanation.tsx';
import { ReadBack } from './read-back.tsx';
import { RelatedSearch } from './related-search.tsx';

const PROCESS_NAMES = WELDING_PROCESSES.map(({ label }) => label);
const POSITION_NAMES = WELDING_POSITIONS.map(({ label }) => label);

/** All fields of a glove, in the sections of the section list. */
export function ProductFields() {
	const t = useTranslations('productEditing.form');
	const { value } = useProductFormState();
	return (
		<>
			<FormPart section="basics" aside={t('basicsAside')}>
				<FieldRow>
					<TextField path="partNumber" label={t('partNumber')} hint={t('partNumberHint')} required isMono />
					<TextField path="name" label={t('name')} required />
				</FieldRow>
				<SentenceField path="description" label={t('description')} hint={t('descriptionHint')} />
				<TextAreaField path="descriptionLong" label={t('descriptionLong')} rows={4} />
				<FieldRow>
					<TextField path="color" label={t('color')} />
					<TextField path="label" label={t('label')} hint={t('labelHint')} />
					<SelectField
						path="state"
						label={t('state')}
						hint={t(`stateHints.${value.state}`)}
						choices={PRODUCT_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
					/>
					{(value.state === 'retired' || value.successor !== '') && (
						<TextField path="successor" label={t('successor')} hint={t('successorHint')} isMono />
					)}
				</FieldRow>
			</FormPart>
			<FormPart section="pictures" aside={t('picturesAside')}>
				<ProductPictures />
			</FormPart>
			<FormPart section="sizes" aside={t('sizesAside')}>
				<FieldRow>
					<TextAreaField path="sizes" label={t('sizes')} rows={5} isList isMono />
					<Stack>
						<SelectedSize />
						<ReadBack kind="sizes" text={value.sizes} />
					</Stack>
				</FieldRow>
			</FormPart>
			<FormPart section="lines" aside={t('linesAside')}>
				<FieldRow>
					<TextAreaField path="productDetails" label={t('productDetails')} rows={4} isList />
					<TextAreaField path="usedIn" label={t('usedIn')} hint={t('usedInHint')} rows={4} isList />
					<TextAreaField path="applications" label={t('applications')} rows={4} isList />
					<TextAreaField path="features" label={t('features')} hint={t('featuresHint')} rows={4} isList />
				</FieldRow>
			</FormPart>
			<FormPart section="certifications" aside={t('certificationsAside')}>
				<CertificationRows />
			</FormPart>
			<FormPart section="welders101" aside={t('welders101Aside')}>
				<ProcessRows />
				<PositionRows />
			</FormPart>
			<FormPart section="packaging" aside={t('packagingAside')}>
				<Packaging />
			</FormPart>
			<FormPart section="specifications" aside={t('specificationsAside')}>
				<FieldRow>
					<TextAreaField
						path="specifications"
						label={t('specifications')}
						hint={t('specificationsHint')}
						rows={6}
						isList
					/>
					<ReadBack kind="specifications" text={value.specifications} />
				</FieldRow>
			</FormPart>
			<FormPart section="resources" aside={t('resourcesAside')}>
				<ResourceRows />
				<RelatedSearch />
			</FormPart>
			<FormPart section="tags" aside={t('tagsAside')}>
				<FieldRow>
					<TextAreaField path="weldingTags" label={t('weldingTags')} rows={2} isList />
					<TextAreaField path="materialTags" label={t('materialTags')} rows={2} isList />
				</FieldRow>
			</FormPart>
			<FormPart section="french" aside={t('frenchAside')}>
				<FrenchTexts />
			</FormPart>
		</>
	);
}

/** Selects the default size from the sizes typed in the field beside it, in order. */
function SelectedSize() {
	const t = useTranslations('productEditing.form');
	const { value } = useProductFormState();
	const labels = sortSizes(readNamedLines(value.sizes).entries.map(({ name }) => name));
	const known = labels.includes(value.selectedSizeDefault) || value.selectedSizeDefault === '';
	const shown = known ? labels : [...labels, value.selectedSizeDefault];
	return (
		<SelectField
			path="selectedSizeDefault"
			label={t('selectedSizeDefault')}
			choices={[{ value: '', label: t('noDefault') }, ...shown.map((label) => ({ value: label, label }))]}
		/>
	);
}

function CertificationRows() {
	const t = useTranslations('productEditing.form');
	const { value } = useProductFormState();
	const locale = useLocale();
	return (
		<ProductRows
			path="certifications"
			rowName={t('certification')}
			heads={[t('type'), t('value'), t('edition')]}
			addLabel={t('addCertification')}
			blank={{ type: 'EN388', value: '', edition: '2016' }}
		>
			{(path, at) => {
				const rating = value.certifications[at];
				const others = rating && !(CERTIFICATION_TYPES as readonly string[]).includes(rating.type);
				return (
					<>
						<SelectField
							path={`${path}.type`}
							label={t('type')}
							choices={[...CERTIFICATION_TYPES, ...(others ? [rating.type] : [])].map((type) => ({
								value: type,
								label: formatCertificationType(type, RATING_MESSAGES_IN[locale]),
							}))}
						/>
						<TextField path={`${path}.value`} label={t('value')} isMono />
						<TextField path={`${path}.edition`} label={t('edition')} placeholder="2016" />
						<div className={rowStyles.wide}>{rating && <RatingExplanation rating={rating} />}</div>
					</>
				);
			}}
		</ProductRows>
	);
}

const PERFORMANCE_KEYS = {
	'Full use': 'full',
	Limited: 'limited',
	'No use': 'none',
} as const satisfies Record<Performance, string>;

const usePerformances = () => {
	const t = useTranslations('productEditing.form');
	return [
		{ value: '', label: t('choose') },
		...PERFORMANCES.map((one) => ({ value: one, label: t(`performances.${PERFORMANCE_KEYS[one]}`) })),
	];
};

function ProcessRows() {
	const t = useTranslations('productEditing.form');
	const { value } = useProductFormState();
	const performances = usePerformances();
	return (
		<ProductRows
			path="weldingProcesses"
			rowName={t('process')}
			heads={[t('process'), t('amperageRange'), t('performance'), t('notes')]}
			addLabel={t('addProcess')}
			blank={{ process: '', amperageRange: '', performance: '', notes: '' }}
		>
			{(path, at) => {
				const amperage = value.weldingProcesses[at]?.amperageRange ?? '';
				const unreadable = parseAmperage(amperage).kind === 'unreadable';
				return (
					<>
						<TextField path={`${path}.process`} label={t('process')} choices={PROCESS_NAMES} />
						<TextField
							path={`${path}.amperageRange`}
							label={t('amperageRange')}
							hint={unreadable ? t('amperageHint') : undefined}
						/>
						<SelectField path={`${path}.performance`} label={t('performance')} choices={performances} />
						<SentenceField path={`${path}.notes`} label={t('notes')} />
					</>
				);
			}}
		</ProductRows>
	);
}

function PositionRows() {
	const t = useTranslations('productEditing.form');
	const performances = usePerformances();
	return (
		<ProductRows
			path="weldingPositions"
			rowName={t('position')}
			heads={[t('position'), t('performance'), t('notes')]}
			addLabel={t('addPosition')}
			blank={{ position: '', performance: '', notes: '' }}
		>
			{(path) => (
				<>
					<TextField path={`${path}.position`} label={t('position')} choices={POSITION_NAMES} />
					<SelectField path={`${path}.performance`} label={t('performance')} choices={performances} />
					<SentenceField path={`${path}.notes`} label={t('notes')} />
				</>
			)}
		</ProductRows>
	);
}

function ResourceRows() {
	const t = useTranslations('productEditing.form');
	return (
		<ProductRows
			path="resources"
			rowName={t('resource')}
			heads={[t('resourceTitle'), t('pdfUrl'), t('preview')]}
			addLabel={t('addResource')}
			blank={{ title: '', preview: '', pdfUrl: '' }}
		>
			{(path) => (
				<>
					<SentenceField path={`${path}.title`} label={t('resourceTitle')} />
					<TextField path={`${path}.pdfUrl`} label={t('pdfUrl')} inputMode="url" />
					<TextField path={`${path}.preview`} label={t('preview')} inputMode="url" />
				</>
			)}
		</ProductRows>
	);
}

function Packaging() {
	const t = useTranslations('productEditing.form');
	return (
		<FieldRow min={150}>
			<TextField path="packaging.masterCase" label={t('masterCase')} hint={t('pairs')} inputMode="numeric" />
			<TextField path="packaging.innerBag" label={t('innerBag')} hint={t('pairs')} inputMode="numeric" />
			<CheckField path="packaging.displayReady" label={t('displayReady')} />
		</FieldRow>
	);
}
