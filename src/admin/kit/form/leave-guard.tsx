import { Button, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { DialogFoot } from '../dialog-foot.tsx';

/** Asks for confirmation before a form with unsaved changes is left: by a link, by Back, or by closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
	const t = useTranslations('staff.leave');
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => {
		if (!isDirty) return;
		const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', onBeforeUnload);
		return () => removeEventListener('beforeunload', onBeforeUnload);
	}, [isDirty]);
	return (
		<Modal
			opened={blocker.state === 'blocked'}
			onClose={() => blocker.reset?.()}
			title={t('title')}
			size={480}
		>
			<p>{t('line')}</p>
			<DialogFoot cancel={{ label: t('stay'), onClick: () => blocker.reset?.(), autoFocus: true }}>
				<Button onClick={() => blocker.proceed?.()}>{t('leave')}</Button>
			</DialogFoot>
		</Modal>
	);
}
