import { useTranslations } from 'use-intl';
import { CollapseSection } from '../../../platform/ui/collapse-section.tsx';
import { rowMark } from '../../fit-check/sheet-row.ts';
import { GloveText } from '../glove-text.tsx';
import type { ProductView } from '../product-view.ts';
import styles from './specification-table.module.css';

type SpecificationTableProps = { specifications: ProductView['specifications']; glove: string };

/** "Materials & Info": the shading alternates every three rows. */
export function SpecificationTable({ specifications, glove }: SpecificationTableProps) {
	const t = useTranslations('product.specs');
	return (
		<CollapseSection title={t('heading')}>
			<table className={styles.table}>
				<caption className="sr-only">{t('caption', { glove })}</caption>
				<tbody>
					{specifications.map(({ row, name, value }) => (
						<tr key={row} className={styles.row} {...rowMark(row)}>
							<th scope="row">
								<GloveText text={name} />
							</th>
							<td>
								<GloveText text={value} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</CollapseSection>
	);
}
