import { useTranslations } from 'use-intl';
import { sortSizes } from '../../../domain/catalogue/glove-size.ts';
import { PRODUCT_STATES } from '../../../domain/catalogue/product-state.ts';
import { parseAmperage } from '../../../domain/ratings/amperage.ts';
import { CERTIFICATION_TYPES, formatCertificationType } from '../../../domain/ratings/certification.ts';
import { PERFORMANCES } from '../../../domain/ratings/performance.ts';
import { WELDING_POSITIONS, WELDING_PROCESSES } from '../../../domain/ratings/welding-process.ts';
import { fieldId } from '../../kit/form/form-value.ts';
import { ProductPictures } from '../pictures/product-pictures.tsx';
import { FormPart } from './form-part.tsx';
import styles from './product-fields.module.css';
import { useProductFormState } from './product-form-context.ts';
import { ProductInputField } from './product-input-field.tsx';
import rowStyles from './product-rows.module.css';
import { ProductRows } from './product-rows.tsx';
import { readNamedLines } from './product-text.ts';
import { RatingExplanation } from './rating-explanation.tsx';
import { ReadBack } from './read-back.tsx';
import { RelatedSearch } from './related-search.tsx';

/** Every field of a glove, in the sections of the list beside them. */
export function ProductFields() {
	const t = useTranslations('productEditing.form');
	const { value } = useProductFormState();
	return (
		<>
			<FormPart section="basics" aside={t('basicsAside')}>
				<div className={styles.pairs}>
					<ProductInputField
						path="partNumber"
						label={t('partNumber')}
						hint={t('partNumberHint')}
						required
						isMono
					/>
					<ProductInputField path="name" label={t('name')} required />
				</div>
				<ProductInputField path="description" label={t('description')} hint={t('descriptionHint')} />
				<ProductInputField path="descriptionLong" label={t('descriptionLong')} lines={4} />
				<div className={styles.pairs}>
					<ProductInputField path="color" label={t('color')} />
					<ProductInputField path="label" label={t('label')} hint={t('labelHint')} />
					<ProductInputField
						path="state"
						label={t('state')}
						hint={t(`stateHints.${value.state}`)}
						choices={PRODUCT_STATES.map((state) => ({ value: state, label: t(`states.${state}`) }))}
					/>
					{(value.state === 'retired' || value.successor !== '') && (
						<ProductInputField path="successor" label={t('successor')} hint={t('successorHint')} isMono />
					)}
				</div>
			</FormPart>
			<FormPart section="pictures" aside={t('picturesAside')}>
				<ProductPictures />
			</FormPart>
			<FormPart section="sizes" aside={t('sizesAside')}>
				<div className={styles.pairs}>
					<ProductInputField path="sizes" label={t('sizes')} lines={5} isList isMono />
					<div className={styles.stack}>
						<SelectedSize />
						<ReadBack kind="sizes" text={value.sizes} />
					</div>
				</div>
			</FormPart>
			<FormPart section="lines" aside={t('linesAside')}>
				<div className={styles.pairs}>
					<ProductInputField path="productDetails" label={t('productDetails')} lines={4} isList />
					<ProductInputField path="usedIn" label={t('usedIn')} hint={t('usedInHint')} lines={4} isList />
					<ProductInputField path="applications" label={t('applications')} lines={4} isList />
					<ProductInputField
						path="features"
						label={t('features')}
						hint={t('featuresHint')}
						lines={4}
						isList
					/>
				</div>
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
				<div className={styles.pairs}>
					<ProductInputField
						path="specifications"
						label={t('specifications')}
						hint={t('specificationsHint')}
						lines={6}
						isList
					/>
					<ReadBack kind="specifications" text={value.specifications} />
				</div>
			</FormPart>
			<FormPart section="resources" aside={t('resourcesAside')}>
				<ResourceRows />
				<RelatedSearch />
			</FormPart>
			<FormPart section="tags" aside={t('tagsAside')}>
				<div className={styles.pairs}>
					<ProductInputField path="weldingTags" label={t('weldingTags')} lines={2} isList />
					<ProductInputField path="materialTags" label={t('materialTags')} lines={2} isList />
				</div>
			</FormPart>
		</>
	);
}

/** The sizes that are typed beside it, in their order. */
function SelectedSize() {
	const t = useTranslations('productEditing.form');
	const { value } = useProductFormState();
	const labels = sortSizes(readNamedLines(value.sizes).entries.map(({ name }) => name));
	const known = labels.includes(value.selectedSizeDefault) || value.selectedSizeDefault === '';
	const shown = known ? labels : [...labels, value.selectedSizeDefault];
	return (
		<ProductInputField
			path="selectedSizeDefault"
			label={t('selectedSizeDefault')}
			choices={[{ value: '', label: t('noDefault') }, ...shown.map((label) => ({ value: label, label }))]}
		/>
	);
}

function CertificationRows() {
	const t = useTranslations('productEditing.form');
	const { value } = useProductFormState();
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
						<ProductInputField
							path={`${path}.type`}
							label={t('type')}
							choices={[...CERTIFICATION_TYPES, ...(others ? [rating.type] : [])].map((type) => ({
								value: type,
								label: formatCertificationType(type),
							}))}
						/>
						<ProductInputField path={`${path}.value`} label={t('value')} isMono />
						<ProductInputField path={`${path}.edition`} label={t('edition')} placeholder="2016" />
						<div className={rowStyles.wide}>{rating && <RatingExplanation rating={rating} />}</div>
					</>
				);
			}}
		</ProductRows>
	);
}

const usePerformances = () => {
	const t = useTranslations('productEditing.form');
	return [{ value: '', label: t('choose') }, ...PERFORMANCES.map((one) => ({ value: one, label: one }))];
};

function ProcessRows() {
	const t = useTranslations('productEditing.form');
	const { value } = useProductFormState();
	const performances = usePerformances();
	return (
		<>
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
							<ProductInputField path={`${path}.process`} label={t('process')} list="welding-processes" />
							<ProductInputField
								path={`${path}.amperageRange`}
								label={t('amperageRange')}
								hint={unreadable ? t('amperageHint') : undefined}
							/>
							<ProductInputField
								path={`${path}.performance`}
								label={t('performance')}
								choices={performances}
							/>
							<ProductInputField path={`${path}.notes`} label={t('notes')} />
						</>
					);
				}}
			</ProductRows>
			<datalist id="welding-processes">
				{WELDING_PROCESSES.map(({ code, label }) => (
					<option key={code} value={label} />
				))}
			</datalist>
		</>
	);
}

function PositionRows() {
	const t = useTranslations('productEditing.form');
	const performances = usePerformances();
	return (
		<>
			<ProductRows
				path="weldingPositions"
				rowName={t('position')}
				heads={[t('position'), t('performance'), t('notes')]}
				addLabel={t('addPosition')}
				blank={{ position: '', performance: '', notes: '' }}
			>
				{(path) => (
					<>
						<ProductInputField path={`${path}.position`} label={t('position')} list="welding-positions" />
						<ProductInputField path={`${path}.performance`} label={t('performance')} choices={performances} />
						<ProductInputField path={`${path}.notes`} label={t('notes')} />
					</>
				)}
			</ProductRows>
			<datalist id="welding-positions">
				{WELDING_POSITIONS.map(({ code, label }) => (
					<option key={code} value={label} />
				))}
			</datalist>
		</>
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
					<ProductInputField path={`${path}.title`} label={t('resourceTitle')} />
					<ProductInputField path={`${path}.pdfUrl`} label={t('pdfUrl')} inputMode="url" />
					<ProductInputField path={`${path}.preview`} label={t('preview')} inputMode="url" />
				</>
			)}
		</ProductRows>
	);
}

function Packaging() {
	const t = useTranslations('productEditing.form');
	const { value, set } = useProductFormState();
	return (
		<div className={styles.thirds}>
			<ProductInputField
				path="packaging.masterCase"
				label={t('masterCase')}
				hint={t('pairs')}
				inputMode="numeric"
			/>
			<ProductInputField
				path="packaging.innerBag"
				label={t('innerBag')}
				hint={t('pairs')}
				inputMode="numeric"
			/>
			<label className={styles.tick}>
				<input
					id={fieldId('packaging.displayReady')}
					type="checkbox"
					checked={value.packaging.displayReady}
					onChange={(event) => set('packaging.displayReady', event.currentTarget.checked)}
				/>
				{t('displayReady')}
			</label>
		</div>
	);
}
