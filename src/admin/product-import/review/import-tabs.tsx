import { Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import {
	countOfKind,
	type ImportCounts,
	ROW_FILTERS,
	type RowFilterName,
} from '../../../domain/catalogue-import/product-import.ts';
import styles from './import-tabs.module.css';

/** The number of rows of each kind, each a link that shows only those. */
export function ImportTabs({ counts, kind }: { counts: ImportCounts; kind: RowFilterName | undefined }) {
	const t = useTranslations('productFiles.kinds');
	const shown = ROW_FILTERS.filter(
		(one) => ['new', 'changed', 'unchanged', 'refused'].includes(one) || counts[one] > 0 || one === kind,
	);
	return (
		<nav className={styles.tabs} aria-label={t('label')}>
			{[undefined, ...shown].map((one) => (
				<Paper
					component={Link}
					key={one ?? 'all'}
					to={one === undefined ? '?' : `?kind=${one}`}
					aria-current={one === kind ? 'page' : undefined}
					p="xs"
					preventScrollReset
				>
					<Text
						component="b"
						display="block"
						ff="heading"
						fz="var(--text-2xl)"
						fw={900}
						lh={1}
						{...(one === 'refused' ? { c: 'var(--error-ink)' } : {})}
					>
						{t('figure', { count: countOfKind(counts, one) })}
					</Text>
					<span>{t(one ?? 'all')}</span>
				</Paper>
			))}
		</nav>
	);
}
