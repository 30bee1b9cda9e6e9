import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '../../platform/i18n/locale.ts';
import { localizedPath } from '../../platform/i18n/localized-path.ts';
import { AlertBlock } from '../kit/alert-block.tsx';

const CHECK_AFTER_MS = 800;

/** True for a link to a page of this site. Other sites are not asked. */
const isOwnPath = (link: string) => link.startsWith('/') && !link.startsWith('//');

/** The paths of pages that links lead to in a language. */
export const pathsOf = (links: readonly string[], locale: Locale) =>
	links.filter(isOwnPath).map((link) => localizedPath(link, locale));

/** Names the paths at which no page of the site answers. */
export function DeadLinks({ paths: all }: { paths: readonly string[] }) {
	const t = useTranslations('deadLinks');
	const [dead, setDead] = useState<readonly string[]>([]);
	const paths = JSON.stringify([...new Set(all)]);
	useEffect(() => {
		const leaving = new AbortController();
		const timer = setTimeout(async () => {
			const found = await Promise.all(
				(JSON.parse(paths) as string[]).map(async (path) => {
					const answer = await fetch(path, { method: 'HEAD', signal: leaving.signal }).catch(() => undefined);
					return answer?.status === 404 ? [path] : [];
				}),
			);
			if (!leaving.signal.aborted) setDead(found.flat());
		}, CHECK_AFTER_MS);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [paths]);
	if (dead.length === 0) return null;
	return <AlertBlock tone="caution">{t('some', { links: dead.join(', ') })}</AlertBlock>;
}
