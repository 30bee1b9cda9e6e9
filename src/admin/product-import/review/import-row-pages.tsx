import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { countOfKind, ROWS_A_PAGE } from '../../../domain/catalogue-import/product-import.ts';
import type { FoundImport } from './import-review-page.server.ts';

/** The range of rows shown, with links to the previous and next page. */
export function ImportRowPages({ found: { answer, kind, page, pageCount } }: { found: FoundImport }) {
	const t = useTranslations('productFiles.rows');
	const total = countOfKind(answer.counts, kind);
	if (pageCount === 1) return null;
	const at = (to: number) => {
		const query = new URLSearchParams({ ...(kind && { kind }), page: String(to) });
		return `?${query}`;
	};
	const from = (page - 1) * ROWS_A_PAGE + 1;
	return (
		<Group component="nav" aria-label={t('pages')}>
			<span>{t('range', { from, to: Math.min(total, from + ROWS_A_PAGE - 1), total })}</span>
			{page > 1 && (
				<Button component={Link} variant="default" to={at(page - 1)}>
					{t('previous')}
				</Button>
			)}
			{page < pageCount && (
				<Button component={Link} variant="default" to={at(page + 1)}>
					{t('next')}
				</Button>
			)}
		</Group>
	);
}
