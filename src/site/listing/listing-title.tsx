import type { ReactNode } from 'react';
import { LitHead, type LitPicture } from '../frame/home/lit-head.tsx';
import styles from './listing-view.module.css';

/** The head of a listing; dark, with a picture of gloves, if the category or series has one. */
export function ListingTitle({
	picture,
	children,
}: {
	picture: LitPicture | undefined;
	children: ReactNode;
}) {
	if (picture) return <LitHead picture={picture}>{children}</LitHead>;
	return (
		<div className="page">
			<header className={styles.head}>{children}</header>
		</div>
	);
}
