import { useTranslations } from 'use-intl';
import { useHydrated } from '../../platform/ui/hydrated.ts';
import { usePathTo } from '../../platform/ui/link.tsx';
import { useNavigateTo } from '../../platform/ui/navigate-to.ts';
import { SearchBox } from '../frame/search/search-box.tsx';
import styles from './compare-page.module.css';
import { COMPARE_PATH, compareAddress, MAX_ADDED_LENGTH } from './comparison.ts';

type AddGloveProps = { partNumbers: readonly string[]; onlyDifferences: boolean; text: string };

/** A field that adds a glove. It shows suggestions once scripts run; before that it is a plain form. */
export function AddGlove({ partNumbers, onlyDifferences, text }: AddGloveProps) {
	const pathTo = usePathTo();
	const t = useTranslations('compare.add');
	const hydrated = useHydrated();
	const navigate = useNavigateTo();
	if (hydrated) {
		return (
			<div className={styles.add}>
				<p className={styles.addLabel}>{t('label')}</p>
				<SearchBox
					label={t('label')}
					className={styles.addBox}
					onPick={({ partNumber }) =>
						navigate(compareAddress([...new Set([...partNumbers, partNumber])], onlyDifferences), {
							preventScrollReset: true,
						})
					}
				/>
			</div>
		);
	}
	return (
		<form action={pathTo(COMPARE_PATH)} className={styles.add}>
			{partNumbers.length > 0 && <input type="hidden" name="gloves" value={partNumbers.join(',')} />}
			{onlyDifferences && <input type="hidden" name="only" value="differences" />}
			<label className={styles.addLabel} htmlFor="compare-add">
				{t('label')}
			</label>
			<div className={styles.addField}>
				<input
					id="compare-add"
					name="add"
					defaultValue={text}
					maxLength={MAX_ADDED_LENGTH}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
				/>
				<button type="submit">{t('submit')}</button>
			</div>
		</form>
	);
}
