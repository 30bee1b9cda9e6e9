import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { usePathTo } from './link.tsx';

/** Navigates to a page named by its English path, in the page's language. */
export function useNavigateTo(): (path: string, options?: NavigateOptions) => void | Promise<void> {
	const navigate = useNavigate();
	const pathTo = usePathTo();
	return useCallback(
		(path: string, options?: NavigateOptions) => navigate(pathTo(path), options),
		[navigate, pathTo],
	);
}
