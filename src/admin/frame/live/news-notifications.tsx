import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Arrived } from './live-news.ts';

const STORED = 'staff-notifications';

/** Whether this browser notifies of what is new, and the function that does. */
export function useNotifications() {
	const t = useTranslations('staff');
	const [isOn, setIsOn] = useState(false);
	const [isBlocked, setIsBlocked] = useState(false);

	useEffect(() => {
		try {
			setIsOn(localStorage.getItem(STORED) === 'on' && Notification.permission === 'granted');
		} catch {
			// Storage is blocked, or the browser has no notifications: they stay off.
		}
	}, []);

	const onSwitch = useCallback(async () => {
		const next = !isOn;
		const isAllowed =
			next && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
		setIsBlocked(next && !isAllowed);
		setIsOn(isAllowed);
		try {
			localStorage.setItem(STORED, isAllowed ? 'on' : 'off');
		} catch {
			// The choice lasts until the page is left.
		}
	}, [isOn]);

	const notify = useCallback(
		(arrived: readonly Arrived[]) => {
			if (!isOn || !document.hidden) return;
			const lines = arrived.map(({ section, count }) => `${t(`nav.${section}`)}: ${count}`);
			// Several tabs say the same: one notification takes the place of another.
			const shown = new Notification(t('live.newTitle'), { body: lines.join('\n'), tag: STORED });
			shown.onclick = () => {
				window.focus();
				shown.close();
			};
		},
		[isOn, t],
	);

	return { isOn, isBlocked, onSwitch, notify };
}

type NotificationSwitchProps = Pick<
	ReturnType<typeof useNotifications>,
	'isOn' | 'isBlocked' | 'onSwitch'
> & {
	className: string | undefined;
};

/** The button that turns notifications on and off, in the footer. */
export function NotificationSwitch({ isOn, isBlocked, onSwitch, className }: NotificationSwitchProps) {
	const t = useTranslations('staff.live');
	return (
		<>
			<button type="button" className={className} onClick={onSwitch}>
				{isOn ? t('notifyOff') : t('notify')}
			</button>
			<span role="status">{isBlocked && t('notifyBlocked')}</span>
		</>
	);
}
