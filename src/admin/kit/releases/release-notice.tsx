import { Box, Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { releasePath } from '../../../domain/releases/release.ts';
import { AlertBlock } from '../alert-block.tsx';
import type { ReleaseSide } from './release-side.ts';

/** Above the form of a record: the release that it is edited for, or those that change it later. */
export function ReleaseNotice({ side: { edit, holding } }: { side: ReleaseSide }) {
	const t = useTranslations('releaseSide');
	const { pathname } = useLocation();
	if (edit) {
		return (
			<Box mb="lg">
				<AlertBlock tone="caution">
					{t(edit.state === 'planned' ? 'isPlanned' : 'editing', { name: edit.name })}{' '}
					<Link to={releasePath(edit)}>{t('toRelease')}</Link> · <Link to={pathname}>{t('toStored')}</Link>
				</AlertBlock>
			</Box>
		);
	}
	if (holding.length === 0) return null;
	return (
		<Box mb="lg">
			<AlertBlock tone="caution">
				{t('holding', { count: holding.length })}{' '}
				{holding.map(({ id, name }, at) => (
					<span key={id}>
						{at > 0 && ', '}
						<Link to={`${pathname}?release=${id}`}>
							<bdi>{name}</bdi>
						</Link>
					</span>
				))}
			</AlertBlock>
		</Box>
	);
}

/** The button that goes on in a release, so that a change goes live with others. */
export function ReleaseMenu({ side: { edit, open } }: { side: ReleaseSide }) {
	const t = useTranslations('releaseSide');
	const { pathname } = useLocation();
	const others = open.filter(({ id }) => id !== edit?.id);
	return (
		<Menu position="bottom-end">
			<Menu.Target>
				<Button variant="default">{t('menu')}</Button>
			</Menu.Target>
			<Menu.Dropdown>
				{others.map(({ id, name }) => (
					<Menu.Item key={id} component={Link} to={`${pathname}?release=${id}`}>
						<bdi>{name}</bdi>
					</Menu.Item>
				))}
				<Menu.Item component={Link} to="/admin/releases">
					{t('all')}
				</Menu.Item>
			</Menu.Dropdown>
		</Menu>
	);
}

/** The label of a form's button: what it does, or that it saves in the release. */
export function SaveLabel({ side: { edit }, children }: { side: ReleaseSide; children: ReactNode }) {
	const t = useTranslations('releaseSide');
	return edit ? t('save') : children;
}
