import { Breadcrumbs, Text } from '@mantine/core';
import { Link, useLocation, useMatches } from 'react-router';
import { useMessages, useTranslations } from 'use-intl';

/**
 * A staff page's optional `handle` export: the last crumb's text, or those of the last crumbs, built from its loader's
 * data. One that is empty is named by its part of the path.
 */
type CrumbHandle<Data = never> = { crumb?: (data: Data) => string | readonly string[] | undefined };

const MAX_LENGTH = 40;

/** Breadcrumbs from the path; every part except the last is a link. */
export function StaffBreadcrumbs() {
	const t = useTranslations('staff.crumbs');
	const messages = useMessages() as unknown as { staff: { crumbs: Record<string, string> } };
	const { pathname } = useLocation();
	// The text comes from the innermost route that has a `handle`.
	const match = useMatches().findLast(({ handle }) => handle !== undefined);
	const own = (match?.handle as CrumbHandle<unknown> | undefined)?.crumb?.(match?.loaderData);
	const parts = pathname.split('/').filter((part) => part !== '');
	const owns = typeof own === 'object' ? own : [own ?? ''];
	const ownAt = (at: number) => owns[at - parts.length + owns.length] ?? '';
	const name = (part: string) =>
		Object.hasOwn(messages.staff.crumbs, part) ? t(part as 'home') : shorten(decode(part));
	return (
		<nav aria-label={t('label')}>
			<Breadcrumbs mih={52}>
				{parts.map((part, at) => {
					const isLast = at === parts.length - 1;
					const text = at === 0 ? t('home') : ownAt(at) === '' ? name(part) : shorten(ownAt(at));
					const href = `/${parts.slice(0, at + 1).join('/')}`;
					return isLast && at > 0 ? (
						<CurrentCrumb key={href} text={text} />
					) : (
						<Link key={href} to={href} className="quiet">
							{text}
						</Link>
					);
				})}
				{parts.length === 1 && <CurrentCrumb text={t('today')} />}
			</Breadcrumbs>
		</nav>
	);
}

function CurrentCrumb({ text }: { text: string }) {
	return (
		<Text component="span" fw={700} aria-current="page">
			<bdi>{text}</bdi>
		</Text>
	);
}

/** Shortens long names in the middle, because their beginnings and ends distinguish them. */
function shorten(text: string): string {
	const characters = [...text];
	if (characters.length <= MAX_LENGTH) return text;
	return `${characters.slice(0, 22).join('')}…${characters.slice(-16).join('')}`;
}

function decode(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
