import { Paper, Table, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';

type ReportTableProps = {
	/** The name of the box for screen readers. */
	label: string;
	/** Shown above the rows. */
	caption?: string;
	heads: readonly string[];
	/** The first cell of each row is its header. */
	rows: readonly (readonly string[])[];
	/** Number of rows not shown. */
	more: number;
};

/** The rows of a report on a file, in a box that scrolls. */
export function ReportTable({ label, caption, heads, rows, more }: ReportTableProps) {
	const t = useTranslations('staff.table');
	return (
		// Focusable, so that it can be scrolled with the keyboard.
		<Paper
			component="section"
			tabIndex={0}
			aria-label={label}
			mah={280}
			pos="relative"
			style={{ overflow: 'auto' }}
		>
			<Table verticalSpacing="xs" captionSide="top">
				{caption && <Table.Caption>{caption}</Table.Caption>}
				<Table.Thead>
					<Table.Tr>
						{heads.map((head) => (
							<Table.Th key={head} scope="col">
								{head}
							</Table.Th>
						))}
					</Table.Tr>
				</Table.Thead>
				<Table.Tbody>
					{rows.map(([first, ...cells]) => (
						<Table.Tr key={[first, ...cells].join(' ')}>
							<Table.Th scope="row">{first}</Table.Th>
							{cells.map((cell, at) => (
								<Table.Td key={heads[at + 1]}>
									<bdi>{cell}</bdi>
								</Table.Td>
							))}
						</Table.Tr>
					))}
				</Table.Tbody>
			</Table>
			{more > 0 && <Text p="xs">{t('more', { count: more })}</Text>}
		</Paper>
	);
}
