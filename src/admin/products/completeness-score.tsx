import { Paper, Progress, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ProductCheck } from '../../domain/catalogue/product-record.ts';

const MAX_NAMED = 4;

/** The share of the glove's data that is filled in, and what is missing. */
export function CompletenessScore({ check: { completeness, missing } }: { check: ProductCheck }) {
	const t = useTranslations('productEditing.completeness');
	return (
		<Paper component="section" p="md" aria-label={t('title')}>
			<Text fz="var(--text-xl)" fw={800}>
				{t('percent', { score: completeness })}{' '}
				<Text span c="dimmed" fz="xs" fw={600}>
					{t('title')}
				</Text>
			</Text>
			<Progress my="xs" color="var(--amber)" value={completeness} aria-label={t('title')} />
			{missing.length > 0 && (
				<Text c="dimmed" fz="xs">
					{t('missing', {
						parts: missing
							.slice(0, MAX_NAMED)
							.map((part) => t(`parts.${part}`))
							.join(', '),
					})}
				</Text>
			)}
		</Paper>
	);
}
