import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './figure-tile.module.css';

type FigureTileProps = {
	label: ReactNode;
	value: string;
	/** Where the figure's list is; a tile without it opens nothing. */
	href?: string;
	/** Marks what waits longest. */
	isMarked?: boolean;
	/** What the figure is made of. */
	children: ReactNode;
};

/** A list item with a figure, its name and a line about it. */
export function FigureTile({ label, value, href, isMarked = false, children }: FigureTileProps) {
	const content = (
		<>
			<span className={styles.label}>{label}</span>
			<strong>{value}</strong>
			<span className="quiet">{children}</span>
		</>
	);
	return (
		<li>
			{href === undefined ? (
				<Paper className={styles.tile}>{content}</Paper>
			) : (
				<Paper component={Link} to={href} className={styles.tile} data-marked={isMarked}>
					{content}
				</Paper>
			)}
		</li>
	);
}
