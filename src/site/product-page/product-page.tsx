import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/product-page.ts';
import { GlovePage } from './glove-page.tsx';
import { COLOUR_PARAMETER } from './product-address.ts';

export { loader } from './product-page.server.ts';

export const handle = import.meta.env.SSR
	? {
			policy: () => import('./product-page-policy.ts').then((policy) => policy.productPagePolicy),
			stylesOf: ({ unknown }: Route.ComponentProps['loaderData']) => unknown && 'products',
		}
	: undefined;

/** All colours are part of the page, so selecting one needs no request. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
	const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
	if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
	const [before, after] = [currentUrl, nextUrl].map(({ searchParams }) => {
		const others = new URLSearchParams(searchParams);
		others.delete(COLOUR_PARAMETER);
		return others.toString();
	});
	return before !== after && defaultShouldRevalidate;
}

/** The page of a glove, or what is shown in place of an unknown one. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
	return <GlovePage {...loaderData} />;
}
