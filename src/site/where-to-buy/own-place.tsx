import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Position } from '../../domain/distributors/distributor.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import styles from './distributor-search.module.css';

const LOCATION_WITHIN_MS = 15_000;

/** Asks the browser for the visitor's position, only when the button next to the explanation is pressed (Law 25). */
export function OwnPlace({ onPosition }: { onPosition: (position: Position) => void }) {
	const t = useTranslations('whereToBuy');
	const [locating, setLocating] = useState<'asking' | 'refused' | 'unknown'>();

	function locate() {
		if (!navigator.geolocation) {
			setLocating('unknown');
			return;
		}
		setLocating('asking');
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setLocating(undefined);
				onPosition({ latitude: coords.latitude, longitude: coords.longitude });
			},
			(error) => setLocating(error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown'),
			{ timeout: LOCATION_WITHIN_MS, maximumAge: 60_000 },
		);
	}

	return (
		<>
			<div className={styles.own}>
				<button
					type="button"
					className={styles.locate}
					aria-disabled={locating === 'asking' || undefined}
					aria-describedby="location-notice"
					onClick={locate}
				>
					<Icon name="pin" />
					{t(locating === 'asking' ? 'locating' : 'locate')}
				</button>
				<p id="location-notice" className={styles.notice}>
					{t('locationNotice')}
				</p>
			</div>
			<p role="status" className={styles.refused}>
				{(locating === 'refused' || locating === 'unknown') && t(`location.${locating}`)}
			</p>
		</>
	);
}
