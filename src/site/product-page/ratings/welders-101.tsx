import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PerformanceMark } from '../../../domain/ratings/drawings/performance-mark.tsx';
import { PositionIcon, ProcessIcon } from '../../../domain/ratings/drawings/process-icon.tsx';
import { PERFORMANCES, type Performance } from '../../../domain/ratings/performance.ts';
import { CollapseSection } from '../../../platform/ui/collapse-section.tsx';
import { rowMark } from '../../fit-check/sheet-row.ts';
import { StickGuideLink } from '../../listing/stick-guide/stick-guide-link.tsx';
import { GloveText } from '../glove-text.tsx';
import type { ProductView } from '../product-view.ts';
import styles from './welders-101.module.css';

const PERFORMANCE_KEYS = { 'Full use': 'fullUse', Limited: 'limited', 'No use': 'noUse' } as const;

/** The glove's performance by process and by position. */
export function Welders101({ product, glove }: { product: ProductView; glove: string }) {
	const t = useTranslations('product.welders101');
	const { processes, positions } = product;
	return (
		<>
			{processes.length > 0 && (
				<CollapseSection title={t('processes')}>
					<SuitabilityTable
						caption={t('processesCaption', { glove })}
						subject={t('process')}
						withAmperage
						rows={processes.map(({ code, process, ...row }) => ({
							...row,
							name: process,
							icon: <ProcessIcon code={code} />,
						}))}
					/>
					{processes.some(({ code, performance }) => code === 'SMAW' && performance !== 'No use') && (
						<p className={styles.guide}>
							<StickGuideLink />
						</p>
					)}
				</CollapseSection>
			)}
			{positions.length > 0 && (
				<CollapseSection title={t('positions')}>
					<SuitabilityTable
						caption={t('positionsCaption', { glove })}
						subject={t('position')}
						rows={positions.map(({ code, position, ...row }) => ({
							...row,
							name: position,
							icon: <PositionIcon code={code} />,
						}))}
					/>
				</CollapseSection>
			)}
			<PerformanceKey />
		</>
	);
}

type SuitabilityRow = {
	name: string;
	icon: ReactNode;
	amperage?: string;
	performance: Performance;
	notes: string;
};

type SuitabilityTableProps = {
	caption: string;
	subject: string;
	withAmperage?: boolean;
	rows: readonly SuitabilityRow[];
};

/** Roles are explicit, because on narrow screens rows become blocks and browsers then drop the table semantics. */
function SuitabilityTable({ caption, subject, withAmperage = false, rows }: SuitabilityTableProps) {
	const t = useTranslations('product.welders101');
	const nameClass = withAmperage ? styles.name : `${styles.name} ${styles.alone}`;
	return (
		<table role="table" className={styles.table}>
			<caption className="sr-only">{caption}</caption>
			<thead role="rowgroup" className={`sr-only-on-phone ${styles.head}`}>
				<tr role="row">
					<th role="columnheader" scope="col" className={nameClass}>
						{subject}
					</th>
					{withAmperage && (
						<th role="columnheader" scope="col" className={styles.amperage}>
							{t('amperage')}
						</th>
					)}
					<th role="columnheader" scope="col" className={styles.performance}>
						{t('performance')}
					</th>
					<th role="columnheader" scope="col">
						{t('notes')}
					</th>
				</tr>
			</thead>
			<tbody role="rowgroup">
				{rows.map(({ name, icon, amperage, performance, notes }) => (
					<tr role="row" key={name} className={styles.row} {...rowMark(name)}>
						<th role="rowheader" scope="row" className={nameClass}>
							{icon}
							{name}
						</th>
						{withAmperage && (
							<td role="cell" className={styles.amperage}>
								<Amperage text={amperage ?? ''} />
							</td>
						)}
						<td role="cell" className={styles.performance}>
							<Mark performance={performance} />
						</td>
						<td role="cell" className={styles.notes}>
							<GloveText text={notes} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Amperage({ text }: { text: string }) {
	const t = useTranslations('product.welders101');
	if (text !== '' && text !== '–') return text;
	return (
		<>
			<span aria-hidden="true">–</span>
			<span className="sr-only">{t('noAmperage')}</span>
		</>
	);
}

function Mark({ performance }: { performance: Performance }) {
	const t = useTranslations('product.performance');
	return <PerformanceMark performance={performance} label={t(PERFORMANCE_KEYS[performance])} />;
}

/** The legend of the marks, below the tables. */
function PerformanceKey() {
	const t = useTranslations('product.welders101');
	return (
		<div className={styles.key}>
			<span id="performance-key" className={styles.keyWord}>
				{t('key')}
			</span>
			<ul role="list" className={styles.marks} aria-labelledby="performance-key">
				{PERFORMANCES.map((performance) => (
					<li key={performance}>
						<Mark performance={performance} />
					</li>
				))}
			</ul>
		</div>
	);
}
