import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ImportAnswer, RowFilterName } from '../../../domain/catalogue-import/product-import.ts';
import styles from './import-warnings.module.css';

type ImportWarningsProps = { answer: ImportAnswer; kind: RowFilterName | undefined };

/** The warnings of all rows by their kind, so that ten thousand of one kind are one line; and all of them as a file. */
export function ImportWarnings({ answer: { id, counts, warnings }, kind }: ImportWarningsProps) {
	const t = useTranslations('productFiles.review');
	// Beside failed or unchanged rows they would stand in the way.
	if (counts.warned === 0 || (kind !== undefined && kind !== 'warned')) return null;
	return (
		<section className={styles.warnings} aria-labelledby="import-warnings">
			<h2 id="import-warnings">{t('warnings', { rows: counts.warned })}</h2>
			{warnings.length > 0 && (
				<ul role="list">
					{warnings.map(({ code, path, rows, firstRow }) => (
						<li key={code}>
							<span>
								{t('warningsGroup', { column: path, kind: t(`warningKinds.${code as 'noPicture'}`) })}
							</span>
							<span className={styles.count}>{t('warningsCount', { rows, firstRow })}</span>
						</li>
					))}
				</ul>
			)}
			<div className={styles.ends}>
				{kind !== 'warned' && (
					<Button component={Link} variant="default" to="?kind=warned">
						{t('warningsShow')}
					</Button>
				)}
				<Button
					component="a"
					variant="default"
					href={`/api/admin/product-imports/${id}/warnings.csv`}
					download
				>
					{t('warningsFile')}
				</Button>
			</div>
		</section>
	);
}
