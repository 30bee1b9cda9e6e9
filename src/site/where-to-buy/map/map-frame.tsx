import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedDistributor, Position } from '../../../domain/distributors/distributor.ts';
import type { MapTiles } from '../where-to-buy.server.ts';
import styles from './map-frame.module.css';

// The map's code is loaded when its frame comes into view: by no other page, and never on the server.
const loadMap = import.meta.env.SSR ? undefined : () => import('./distributor-map.tsx');

type MapFrameProps = {
	rows: readonly ListedDistributor[];
	/** The visitor's position, if known. */
	here: Position | undefined;
	pickedId: string | undefined;
	onPick: (id: string) => void;
	tiles: MapTiles | undefined;
};

/** The container of the map. It keeps its height while the map loads, and shows a message if loading fails. */
export function MapFrame(props: MapFrameProps) {
	const t = useTranslations('whereToBuy.map');
	const frame = useRef<HTMLElement>(null);
	const [map, setMap] = useState<{ View?: ComponentType<MapFrameProps> }>();
	const View = map?.View;

	useEffect(() => {
		if (!frame.current) return;
		const observer = new IntersectionObserver((entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			loadMap?.().then(
				({ DistributorMap }) => setMap({ View: DistributorMap }),
				() => setMap({}),
			);
		});
		observer.observe(frame.current);
		return () => observer.disconnect();
	}, []);

	return (
		<section ref={frame} className={styles.frame} aria-label={t('region')}>
			{View ? <View {...props} /> : <p className={styles.waiting}>{t(map ? 'failed' : 'loading')}</p>}
		</section>
	);
}
