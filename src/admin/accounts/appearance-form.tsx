import { Radio, Stack } from '@mantine/core';
import { startTransition, useOptimistic } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { COLOR_SCHEMES, type ColorScheme } from '../../platform/accounts/staff-account.ts';
import { useStaffRequest } from '../kit/session-dialog.tsx';
import { showError } from '../kit/staff-notice.ts';

/** Light or dark colours for the back-office. A choice is saved at once, and shown in every browser of this person. */
export function AppearanceForm({ colorScheme }: { colorScheme: ColorScheme }) {
	const t = useTranslations('staff.account');
	const sendRequest = useStaffRequest();
	const { revalidate } = useRevalidator();
	const [shown, setShown] = useOptimistic(colorScheme);

	function choose(next: ColorScheme) {
		startTransition(async () => {
			setShown(next);
			const url = '/api/admin/account/appearance';
			const result = await sendRequest(url, { method: 'PUT', body: { colorScheme: next } });
			if (!result.ok) showError(result.detail || t('failed'));
			await revalidate();
		});
	}

	return (
		<Radio.Group
			name="appearance"
			aria-label={t('appearance')}
			value={shown}
			onChange={(value) => choose(value as ColorScheme)}
		>
			<Stack gap="xs">
				{COLOR_SCHEMES.map((one) => (
					<Radio key={one} value={one} label={t(`appearances.${one}`)} />
				))}
			</Stack>
		</Radio.Group>
	);
}
