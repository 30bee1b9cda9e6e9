import messages from 'messages:whereToBuy.map';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ListedDistributor, Position } from '../../../domain/distributors/distributor.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import type { MapTiles } from '../where-to-buy.server.ts';
import styles from './distributor-map.module.css';
import { MapView } from './map-view.ts';

type DistributorMapProps = {
	rows: readonly ListedDistributor[];
	here: Position | undefined;
	pickedId: string | undefined;
	onPick: (id: string) => void;
	tiles: MapTiles | undefined;
};

export const DistributorMap = withMessages(messages, MapWithFit);

/** The map: numbered pins as in the list, the visitor's position, and a button that fits all pins into view. */
function MapWithFit({ rows, here, pickedId, onPick, tiles }: DistributorMapProps) {
	const t = useTranslations('whereToBuy.map');
	const locale = useLocale();
	const element = useRef<HTMLDivElement>(null);
	const [view, setView] = useState<MapView>();
	const latest = useRef({ onPick, t, tiles, locale });
	latest.current = { onPick, t, tiles, locale };

	useEffect(() => {
		if (!element.current) return;
		const { t, tiles, locale } = latest.current;
		const made = new MapView(element.current, {
			tiles,
			locale,
			messages: {
				map: t('label'),
				zoomIn: t('zoomIn'),
				zoomOut: t('zoomOut'),
				close: t('close'),
				website: t('website'),
				directions: t('directions'),
				here: t('here'),
				group: (rows) => t('group', { count: rows.length, names: rows.map(({ name }) => name).join(', ') }),
				pin: (row) => t('pin', { number: row.number, name: row.name, city: row.city }),
			},
			onPick: (id) => latest.current.onPick(id),
		});
		setView(made);
		return () => made.remove();
	}, []);

	useEffect(() => view?.show(rows, here), [view, rows, here]);
	useEffect(() => {
		if (pickedId !== undefined) view?.pick(pickedId);
	}, [view, pickedId]);

	return (
		<>
			<div ref={element} className={styles.map} />
			<button type="button" className={styles.fit} onClick={() => view?.fit()}>
				{t('fit')}
			</button>
		</>
	);
}
