"""Announcements and banners."""
