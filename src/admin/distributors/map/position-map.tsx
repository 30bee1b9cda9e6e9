import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Position } from '../../../domain/distributors/distributor.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import styles from './position-map.module.css';
import type { PositionView } from './position-view.ts';

// The map's code is loaded by this page alone, and never on the server.
const loadView = import.meta.env.SSR ? undefined : () => import('./position-view.ts');

type PositionMapProps = {
	/** What is in the middle; Southern Ontario if undefined. */
	place: Position | undefined;
	/** Whether the pin stands there. */
	isPlaced: boolean;
	onPlace: (position: Position) => void;
};

/** A map with one pin, which can be dragged, put down by a click, or moved with the arrow keys. */
export function PositionMap({ place, isPlaced, onPlace }: PositionMapProps) {
	const t = useTranslations('distributorDesk.map');
	const locale = useLocale();
	const element = useRef<HTMLDivElement>(null);
	const [view, setView] = useState<PositionView>();
	const [hasFailed, setFailed] = useState(false);
	const latest = useRef({ onPlace, t, locale });
	latest.current = { onPlace, t, locale };

	useEffect(() => {
		let made: PositionView | undefined;
		let isGone = false;
		loadView?.().then(
			({ PositionView: View }) => {
				if (isGone || !element.current) return;
				const { t, locale } = latest.current;
				made = new View(element.current, {
					locale,
					messages: { map: t('label'), pin: t('pin'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') },
					onPlace: (position) => latest.current.onPlace(position),
				});
				setView(made);
			},
			() => setFailed(true),
		);
		return () => {
			isGone = true;
			made?.remove();
		};
	}, []);

	const { latitude, longitude } = place ?? {};
	useEffect(() => {
		const at = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
		view?.show(at, isPlaced);
	}, [view, latitude, longitude, isPlaced]);

	return (
		<div className={styles.frame}>
			{hasFailed ? <p className="quiet">{t('failed')}</p> : <div ref={element} className={styles.map} />}
			<p className="quiet">{t('hint')}</p>
		</div>
	);
}
