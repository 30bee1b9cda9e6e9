import { Paper, Stack, Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { findFrenchField, isFrenchColumn, PRODUCT_COLUMNS } from '../../domain/catalogue/product-columns.ts';
import { exampleOf } from '../../domain/catalogue-import/product-column.ts';

/** Documentation of the columns of a file; collapsed, because it is rarely needed twice. */
export function ColumnGuide() {
	const t = useTranslations('productFiles.guide');
	return (
		<Paper component="details">
			<Text component="summary" px="lg" ff="heading" fz="var(--text-xl)" fw={900} tt="uppercase">
				{t('title')}
			</Text>
			<Stack gap="sm" px="lg" pb="lg">
				{(['line', 'several', 'french', 'version', 'formulas'] as const).map((line) => (
					<Text key={line} maw="80ch">
						{t(line)}
					</Text>
				))}
				{/* Wider than a phone, so it scrolls by itself, also with the keyboard. */}
				<Table.ScrollContainer
					minWidth={640}
					type="native"
					tabIndex={0}
					role="region"
					aria-label={t('title')}
				>
					<Table verticalSpacing="xs">
						<Table.Thead>
							<Table.Tr>
								<Table.Th scope="col">{t('column')}</Table.Th>
								<Table.Th scope="col">{t('holds')}</Table.Th>
								<Table.Th scope="col">{t('example')}</Table.Th>
							</Table.Tr>
						</Table.Thead>
						<Table.Tbody>
							{PRODUCT_COLUMNS.map((column) => (
								<Table.Tr key={column}>
									<Table.Th scope="row">{column}</Table.Th>
									<Table.Td>
										{isFrenchColumn(column)
											? t('frenchOf', { column: findFrenchField(column) ?? '' })
											: t(`columns.${column}`)}
									</Table.Td>
									<Table.Td c="dimmed" style={{ whiteSpace: 'pre-line' }}>
										{exampleOf(column)}
									</Table.Td>
								</Table.Tr>
							))}
						</Table.Tbody>
					</Table>
				</Table.ScrollContainer>
			</Stack>
		</Paper>
	);
}
