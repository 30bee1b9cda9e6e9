import { Paper, Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { readNamedLines } from './product-text.ts';

/** Shows how a text of key:value lines is parsed, line by line, next to its field. */
export function ReadBack({ kind, text }: { kind: 'sizes' | 'specifications'; text: string }) {
	const t = useTranslations('productEditing.form');
	const { entries, errors } = readNamedLines(text);
	return (
		<Paper p="sm">
			<Text c="dimmed" fz="xs" fw={600} role="status">
				{t(kind === 'sizes' ? 'readAsSizes' : 'readAsSpecifications', { count: entries.length })}
			</Text>
			{entries.length > 0 && (
				<Table variant="vertical" withRowBorders mt="xs">
					<Table.Tbody>
						{entries.map(({ name, value }) => (
							<Table.Tr key={name}>
								<Table.Th scope="row" w="40%">
									<bdi>{name}</bdi>
								</Table.Th>
								<Table.Td>
									<bdi>{value}</bdi>
								</Table.Td>
							</Table.Tr>
						))}
					</Table.Tbody>
				</Table>
			)}
			{errors.map(({ kind, line, name }) => (
				<Text key={line} c="var(--no-use)" fw={600} mt="xs">
					{t(`lineErrors.${kind}`, { line, name })}
				</Text>
			))}
		</Paper>
	);
}
