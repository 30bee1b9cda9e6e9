import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ImportAnswer, RowFilterName } from '../../../domain/catalogue-import/product-import.ts';
import { RowList } from '../../kit/list/row-list.tsx';

type ImportWarningsProps = { answer: ImportAnswer; kind: RowFilterName | undefined };

/** The warnings of all rows by kind, so that ten thousand of one kind are one line; also available as a file. */
export function ImportWarnings({ answer: { id, counts, warnings }, kind }: ImportWarningsProps) {
	const t = useTranslations('productFiles.review');
	// They would be in the way when only failed or unchanged rows are shown.
	if (counts.warned === 0 || (kind !== undefined && kind !== 'warned')) return null;
	return (
		<Paper component="section" p="md" aria-labelledby="import-warnings">
			<Stack gap="sm">
				<Title order={2} id="import-warnings" fz="var(--text-xl)" fw={900}>
					{t('warnings', { rows: counts.warned })}
				</Title>
				{warnings.length > 0 && (
					<RowList>
						{warnings.map(({ code, path, rows, firstRow }) => (
							<li key={code}>
								<Group justify="space-between" gap="2px 16px">
									<span>
										{t('warningsGroup', { column: path, kind: t(`warningKinds.${code as 'noPicture'}`) })}
									</span>
									<Text span c="dimmed">
										{t('warningsCount', { rows, firstRow })}
									</Text>
								</Group>
							</li>
						))}
					</RowList>
				)}
				<Group>
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
				</Group>
			</Stack>
		</Paper>
	);
}
