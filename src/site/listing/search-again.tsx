import { useTranslations } from 'use-intl';
import { Icon } from '../../platform/ui/icon.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import styles from './search-again.module.css';

/** The search box above search results, filled with the current text. */
export function SearchAgain({ text }: { text: string }) {
	const pathTo = usePathTo();
	const t = useTranslations('listing.search');
	return (
		<search aria-label={t('again')}>
			<form className={styles.form} action={pathTo('/products')}>
				<label className="sr-only" htmlFor="search-again">
					{t('label')}
				</label>
				<input
					key={text}
					id="search-again"
					className={styles.field}
					type="search"
					name="q"
					defaultValue={text}
					maxLength={200}
					autoComplete="off"
					enterKeyHint="search"
				/>
				<button type="submit" className={styles.submit}>
					<Icon name="search" />
					<span className="sr-only-on-phone">{t('submit')}</span>
				</button>
			</form>
		</search>
	);
}
