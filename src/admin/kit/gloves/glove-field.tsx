import { useTranslations } from 'use-intl';
import { useFormContext } from '../form/form-context.tsx';
import { TextField } from '../form/form-fields.tsx';
import { valueAt } from '../form/form-value.ts';
import { findGloveName, useGloveNames } from './use-glove-names.ts';

/** The part number of a glove whose picture is shown; the glove is named while its number is typed. */
export function GloveField({ path, hint }: { path: string; hint: string }) {
	const t = useTranslations('gloveField');
	const typed = String(valueAt(useFormContext().value, path) ?? '');
	const found = findGloveName(useGloveNames([typed]), typed);
	const isShown = found !== undefined && found !== 'unknown' && found.state === 'published';
	return (
		<TextField
			path={path}
			label={t('label')}
			hint={isShown ? <bdi>{found.name}</bdi> : found === undefined ? hint : t('unknown')}
			isMono
			maxLength={64}
		/>
	);
}
