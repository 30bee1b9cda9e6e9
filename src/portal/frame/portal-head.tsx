import type { ReactNode } from 'react';
import brand from '../../../content/brand.json';
import styles from './portal-head.module.css';

/** Title and subtitle of a portal page, with its actions. A response header also keeps search engines away. */
export function PortalHead({
	title,
	line,
	children,
}: {
	title: string;
	line?: ReactNode;
	children?: ReactNode;
}) {
	return (
		<>
			<title>{`${title} · ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<div className={styles.head}>
				<div>
					<h1 className={styles.title}>{title}</h1>
					{line && <p className={styles.line}>{line}</p>}
				</div>
				{children && <div className={styles.beside}>{children}</div>}
			</div>
		</>
	);
}
