import type { EntryContext } from 'react-router';

/** Declared by a page that may show the content of another route, such as the list shown for an unknown glove. */
type PageStyles<Data> = {
	/** The id of the route whose style sheets the page needs with this data; undefined if its own are enough. */
	stylesOf?: (data: Data) => string | undefined;
};

/** Adds those style sheets to the page, so that no other visit to the route loads them. */
export function withPageStyles(context: EntryContext): EntryContext {
	const { matches, loaderData } = context.staticHandlerContext;
	const route = matches.at(-1)?.route;
	const data = route && loaderData[route.id];
	const lender = data && (route.handle as PageStyles<unknown> | undefined)?.stylesOf?.(data);
	const own = route && context.manifest.routes[route.id];
	const css = lender && context.manifest.routes[lender]?.css;
	if (!own || !css) return context;
	const routes = {
		...context.manifest.routes,
		[own.id]: { ...own, css: [...new Set([...(own.css ?? []), ...css])] },
	};
	return { ...context, manifest: { ...context.manifest, routes } };
}
