import { useTranslations } from 'use-intl';
import type { Packaging } from '../../../domain/catalogue/product.ts';
import { CollapseSection } from '../../../platform/ui/collapse-section.tsx';
import { GloveText } from '../glove-text.tsx';
import type { GloveDetails as Details } from '../product-view.ts';
import styles from './glove-details.module.css';

/** Features, applications, places of use and packaging; empty parts are left out. */
export function GloveDetails({ details }: { details: Details }) {
	const t = useTranslations('product.details');
	const { features, applications, usedIn, packaging } = details;
	return (
		<div className={styles.columns}>
			{features.length > 0 && (
				<CollapseSection title={t('features')}>
					<Lines lines={features} className={styles.features} />
				</CollapseSection>
			)}
			{applications.length > 0 && (
				<CollapseSection title={t('applications')}>
					<Lines lines={applications} className={styles.applications} />
				</CollapseSection>
			)}
			{(usedIn !== '' || packaging) && (
				<div className={styles.rest}>
					{usedIn !== '' && (
						<CollapseSection title={t('usedIn')}>
							<p>
								<GloveText text={usedIn} />
							</p>
						</CollapseSection>
					)}
					{packaging && (
						<CollapseSection title={t('packaging')}>
							<PackagingBoxes packaging={packaging} />
						</CollapseSection>
					)}
				</div>
			)}
		</div>
	);
}

/** What a glove has is ticked; what it is for has an arrow. */
function Lines({ lines, className }: { lines: readonly string[]; className: string | undefined }) {
	return (
		<ul role="list" className={className}>
			{lines.map((line) => (
				<li key={line} className={styles.line}>
					<GloveText text={line} />
				</li>
			))}
		</ul>
	);
}

function PackagingBoxes({ packaging }: { packaging: Packaging }) {
	const t = useTranslations('product.details');
	const { masterCase, innerBag, displayReady } = packaging;
	const boxes = [
		...(masterCase === null ? [] : [{ name: t('masterCase'), value: t('pairs', { count: masterCase }) }]),
		...(innerBag === null ? [] : [{ name: t('innerBag'), value: t('pairs', { count: innerBag }) }]),
		{ name: t('displayReady'), value: displayReady ? t('yes') : t('no') },
	];
	return (
		<dl className={styles.boxes}>
			{boxes.map(({ name, value }) => (
				<div key={name} className={styles.box}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
