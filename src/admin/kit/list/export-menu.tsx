import { Button, Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { StaffIcon } from '../staff-icon.tsx';

/** A file to download: what it holds, and its address. */
export type ExportFile = { label: string; href: string };

/** The files of a list: exactly what is shown, and other ways to count it. Without JavaScript, the first is a link. */
export function ExportMenu({ files }: { files: readonly [ExportFile, ...ExportFile[]] }) {
	const t = useTranslations('staff.table');
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
					{files.map(({ label, href }) => (
						<Menu.Item key={href} component="a" href={href} download>
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
