import { useTranslations } from 'use-intl';
import type { Packaging } from '../../../domain/catalogue/product.ts';
import { CollapseSection } from '../../../platform/ui/collapse-section.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { GloveText } from '../glove-text.tsx';
import type { GloveDetails as Details } from '../product-view.ts';
import styles from './glove-details.module.css';

/** Features, applications, places of use and packaging; empty parts are left out. */
export function GloveDetails({ details }: { details: Details }) {
	const t = useTranslations('product.details');
	const { features, applications, usedIn, packaging } = details;
	return (
		<div className={styles.columns}>
			<div>
				{features.length > 0 && (
					<CollapseSection title={t('features')}>
						<CheckList lines={features} />
					</CollapseSection>
				)}
			</div>
			<div>
				{usedIn !== '' && (
					<CollapseSection title={t('usedIn')}>
						<p className={styles.usedIn}>
							<GloveText text={usedIn} />
						</p>
					</CollapseSection>
				)}
				{packaging && (
					<CollapseSection title={t('packaging')}>
						<PackagingBoxes packaging={packaging} />
					</CollapseSection>
				)}
				{applications.length > 0 && (
					<CollapseSection title={t('applications')}>
						<CheckList lines={applications} />
					</CollapseSection>
				)}
			</div>
		</div>
	);
}

function CheckList({ lines }: { lines: readonly string[] }) {
	return (
		<ul role="list" className={styles.lines}>
			{lines.map((line) => (
				<li key={line} className={styles.line}>
					<Icon name="check" />
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
