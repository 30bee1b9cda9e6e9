import { useTranslations } from 'use-intl';
import { Button } from '../../platform/ui/fields/button.tsx';
import { Field } from '../../platform/ui/fields/field.tsx';
import { TextInput } from '../../platform/ui/fields/text-input.tsx';
import { usePathTo } from '../../platform/ui/link.tsx';
import styles from './portal-search.module.css';

/** Filters a list of gloves by a text in the URL. */
export function PortalSearch({ path, q }: { path: string; q: string }) {
	const pathTo = usePathTo();
	const t = useTranslations('distributorPortal.prices');
	return (
		<search>
			<form className={styles.search} action={pathTo(path)}>
				<Field name="q" label={t('search')} className={styles.field}>
					<TextInput type="search" defaultValue={q} maxLength={200} autoComplete="off" />
				</Field>
				<Button type="submit" variant="dark">
					{t('find')}
				</Button>
				{q !== '' && (
					<a className={styles.clear} href={pathTo(path)}>
						{t('clear')}
					</a>
				)}
			</form>
		</search>
	);
}

type PortalPagerProps = { path: string; q: string; label: string; before?: string; after?: string };

/** Links to the previous and next pages of the list. */
export function PortalPager({ path, q, label, before, after }: PortalPagerProps) {
	const pathTo = usePathTo();
	const t = useTranslations('distributorPortal.prices');
	if (!before && !after) return null;
	const href = (cursor: string) => `${path}?${new URLSearchParams({ ...(q ? { q } : {}), place: cursor })}`;
	return (
		<nav className={styles.pages} aria-label={label}>
			{before && <a href={pathTo(href(before))}>{t('previous')}</a>}
			{after && <a href={pathTo(href(after))}>{t('next')}</a>}
		</nav>
	);
}
