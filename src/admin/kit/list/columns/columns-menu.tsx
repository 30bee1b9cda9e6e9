import { Button, Menu } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { StaffIcon } from '../../staff-icon.tsx';
import { FILTERING, withParameters } from '../list-href.ts';
import { HIDDEN, type ListColumn, readHidden, toggleHidden } from './hidden-columns.ts';

/** Shows and hides the columns of a list. The choice is in the address, so a saved view keeps it. */
export function ColumnsMenu({ columns }: { columns: readonly ListColumn[] }) {
	const t = useTranslations('staff.table');
	const navigate = useNavigate();
	const [parameters] = useSearchParams();
	const hidden = readHidden(parameters);

	function toggle(key: string) {
		const changes = { [HIDDEN]: toggleHidden(columns, hidden, key) };
		return navigate(withParameters(parameters, changes), {
			replace: true,
			preventScrollReset: true,
			state: FILTERING,
		});
	}

	return (
		<Menu
			position="bottom-end"
			offset={4}
			withinPortal={false}
			closeOnItemClick={false}
			// A menu has nothing in it but its items.
			withInitialFocusPlaceholder={false}
		>
			<Menu.Target>
				<Button variant="default" rightSection={<StaffIcon name="chevron" size={18} />}>
					{t('columns')}
				</Button>
			</Menu.Target>
			<Menu.Dropdown>
				{columns
					.filter(({ isMain }) => !isMain)
					.map(({ key, title }) => (
						<Menu.CheckboxItem key={key} checked={!hidden.includes(key)} onChange={() => toggle(key)}>
							{title}
						</Menu.CheckboxItem>
					))}
			</Menu.Dropdown>
		</Menu>
	);
}
