// One file of the build: who reads an article comes from the list, and each file more makes every first visit longer.
export { ArticlePage } from './article.page';
export { BlogPage } from './blog.page';
