import { Button, Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { StaffIcon } from '../staff-icon.tsx';

/**
 * A file to download: what it holds, and its address. A list's own rows, at `…/export.csv`, also come as a workbook,
 * where times and amounts are not text.
 */
export type ExportFile = { label: string; href: string };

const LIST_FILE = '/export.csv';

/** The files of a list: exactly what is shown, and other ways to count it. Without JavaScript, the first is a link. */
export function ExportMenu({ files }: { files: readonly [ExportFile, ...ExportFile[]] }) {
	const t = useTranslations('staff.table');
	const workbooks = files.filter(({ href }) => href.includes(LIST_FILE));
	return (
		<>
			<Menu
				position="bottom-end"
				offset={4}
				withinPortal={false}
				// A menu has nothing in it but its items.
				withInitialFocusPlaceholder={false}
			>
				<Menu.Target>
					<Button variant="default" rightSection={<StaffIcon name="chevron" size={18} />}>
						{t('export')}
					</Button>
				</Menu.Target>
				<Menu.Dropdown>
					{workbooks.length > 0 && <Menu.Label>{t('exportText')}</Menu.Label>}
					{files.map(({ label, href }) => (
						<Menu.Item key={href} component="a" href={href} download>
							{label}
						</Menu.Item>
					))}
					{workbooks.length > 0 && <Menu.Label>{t('exportWorkbook')}</Menu.Label>}
					{workbooks.map(({ label, href }) => (
						<Menu.Item
							key={href}
							component="a"
							href={href.replace(LIST_FILE, '/export.xlsx')}
							download
							aria-label={t('exportAsWorkbook', { file: label })}
						>
							{label}
						</Menu.Item>
					))}
				</Menu.Dropdown>
			</Menu>
			<noscript>
				<a href={files[0].href}>{files[0].label}</a>
			</noscript>
		</>
	);
}
