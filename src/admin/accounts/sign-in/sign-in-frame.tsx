import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WordMark } from '../../../platform/ui/brand-mark.tsx';
import styles from './sign-in-frame.module.css';

/** The layout of the sign-in pages: a still from the film beside a form. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
	const t = useTranslations('staff');
	return (
		<div className={styles.frame}>
			<title>{t('title', { page: title })}</title>
			<header className={`onSoot ${styles.still}`}>
				<a href="/" className={styles.mark}>
					<WordMark />
				</a>
				<p className={styles.slogan}>{t.rich('signIn.slogan', { line: (text) => <span>{text}</span> })}</p>
			</header>
			<main className={styles.side} id="content">
				<div className={styles.box}>
					<h1>{title}</h1>
					{children}
				</div>
			</main>
		</div>
	);
}
